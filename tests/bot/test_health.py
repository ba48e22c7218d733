"""The health of a running program: what `/healthz` says, what `/metrics` counts, what neither."""

import os
import socket
import sqlite3
import subprocess
import sys
from contextlib import closing

import aiohttp
import pytest
from prometheus_client.parser import text_string_to_metric_families

from bot.health import STUCK, Health, health
from bot.metrics import Metrics
from bot.program import program
from games.nine_realms.actions import EndTurn, Move
from hall import VirtualClock
from tests.blank import blank
from tests.e2e.bot_process import bot_on
from tests.e2e.table import open_hall, opened
from tests.games.nine_realms.builder import THOR, position
from tests.patience import wait_for
from tests.play.fake_messenger import FakeMessenger
from tests.play.playing import ANN, BO, Room

WELL = {"gateway": True, "store": True, "delivery": True}


def free_port() -> int:
    with closing(socket.socket()) as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


async def healthz(port: int) -> tuple[int, dict]:
    async with (
        aiohttp.ClientSession() as session,
        session.get(f"http://127.0.0.1:{port}/healthz") as answer,
    ):
        return answer.status, await answer.json()


async def metrics(port: int) -> dict[str, float]:
    """The samples by name; those with labels of ours are added up."""
    async with (
        aiohttp.ClientSession() as session,
        session.get(f"http://127.0.0.1:{port}/metrics") as answer,
    ):
        text = await answer.text()
    found: dict[str, float] = {}
    for family in text_string_to_metric_families(text):
        for sample in family.samples:
            if "le" not in sample.labels:
                found[sample.name] = found.get(sample.name, 0) + sample.value
    return found


@pytest.fixture
def figures() -> Metrics:
    return Metrics()


@pytest.fixture
async def measured(tmp_path, clock, figures):
    """A program that is measured."""
    async with program(blank(tmp_path / "skald.db"), clock, figures) as services:
        yield Room(services, clock)


@pytest.fixture
async def port(measured, figures):
    port = free_port()
    async with health(measured.services, figures, port):
        yield port


@pytest.fixture
def looked_after(measured, figures, clock: VirtualClock) -> Health:
    return Health(measured.registry, figures, clock.now)


async def test_all_is_well_once_the_gateway_has_the_bot(figures, port):
    assert await healthz(port) == (503, WELL | {"gateway": False})

    figures.connected()
    assert await healthz(port) == (200, WELL)

    figures.disconnected()
    assert (await healthz(port))[0] == 503


async def test_a_store_that_does_not_write_is_found(figures, port, tmp_path):
    figures.connected()
    with closing(sqlite3.connect(tmp_path / "skald.db")) as other:
        other.execute("DROP TABLE notes")

    assert await healthz(port) == (503, WELL | {"store": False})


async def test_a_delivery_that_is_stuck_is_found(measured, clock, looked_after, figures):
    """Something is due for long and nothing goes out; as soon as anything does, all is well."""
    messenger = FakeMessenger(clock)
    await measured.begun()
    await looked_after.count_due()
    clock.advance(seconds=STUCK - 1)
    await looked_after.count_due()
    assert (await looked_after.state()).delivery

    clock.advance(seconds=2)
    assert not (await looked_after.state()).delivery

    await measured.services.delivery.drain(messenger)
    assert (await looked_after.state()).delivery
    await looked_after.count_due()
    clock.advance(seconds=2 * STUCK)
    assert (await looked_after.state()).delivery


async def test_many_idle_hours_and_then_a_post_are_not_a_stuck_delivery(
    measured, clock, looked_after
):
    await looked_after.count_due()
    clock.advance(hours=9)
    await measured.lobby()
    await looked_after.count_due()

    assert (await looked_after.state()).delivery


async def test_what_happens_is_counted(measured, clock, figures, looked_after, port):
    before = await metrics(port)
    match = await measured.begun(position(thor="D4"))
    await measured.play(match, ANN, Move(THOR, "D3"))
    await measured.services.delivery.drain(FakeMessenger(clock))
    clock.advance(seconds=40)
    await measured.play(match, ANN, EndTurn())
    await measured.lobby(BO)
    await looked_after.count_due()

    after = await metrics(port)
    assert after["skald_actions_total"] == 2
    assert after["skald_running_matches"] == 1
    assert after["skald_posts_due"] == len(await measured.registry.store.due_posts())
    assert after["skald_drawing_seconds_count"] == 2
    assert after["skald_delivery_delay_seconds_count"] > 0
    assert after["skald_delivery_delay_seconds_sum"] == 0
    assert after["skald_store_write_seconds_count"] > before["skald_store_write_seconds_count"] + 5
    assert after["skald_store_write_seconds_sum"] > 0

    await measured.services.delivery.drain(FakeMessenger(clock))
    delayed = (await metrics(port))["skald_delivery_delay_seconds_sum"]
    assert delayed == 0, "everything was wanted at this very moment"


async def test_a_delay_runs_from_the_wish_to_the_post(measured, clock, port):
    await measured.lobby()
    clock.advance(seconds=40)

    await measured.services.delivery.drain(FakeMessenger(clock))

    found = await metrics(port)
    assert found["skald_delivery_delay_seconds_sum"] == pytest.approx(40)
    assert found["skald_delivery_delay_seconds_count"] == 1


def test_a_port_that_is_taken_is_a_clear_sentence(tmp_path):
    with closing(socket.socket()) as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        done = subprocess.run(
            [sys.executable, "-m", "bot", "run", "--health", port, "--hall", "http://127.0.0.1:9"],
            env=os.environ
            | {"DISCORD_TOKEN": "a token", "SKALD_DATABASE": str(tmp_path / "skald.db")},
            capture_output=True,
            text=True,
            check=False,
        )

    assert done.returncode == 2
    assert done.stderr.splitlines()[-1].startswith(f"Nothing can listen on port {port}")
    assert "Traceback" not in done.stderr


async def test_the_running_bot_tells_how_it_is(tmp_path):
    """By its pages alone; a gateway that is lost and found again is counted."""
    port = free_port()
    async with open_hall() as hall, bot_on(hall, tmp_path, "--health", str(port)):
        ann, bo = hall.add_user("Ann"), hall.add_user("Bo")
        thread = await opened(ann, bo, hall.add_channel("table"))
        cat = hall.add_user("Cat")
        await (await cat.command(thread, "realms end")).settled()
        assert await healthz(port) == (200, WELL)
        first = await metrics(port)

        hall.gateway.drop()
        await wait_for(lambda: hall.gateway.connected)
        async with aiohttp.ClientSession() as session:
            for _ in range(100):
                async with session.get(f"http://127.0.0.1:{port}/metrics") as answer:
                    text = await answer.text()
                if "skald_gateway_connections_total 2.0" in text:
                    break

    assert first["skald_gateway_connections_total"] == 1
    assert first["skald_refusals_total"] == 1
    assert first["skald_loop_lag_seconds_count"] > 0
    assert first["process_resident_memory_bytes"] > 1e6
    assert "skald_gateway_connections_total 2.0" in text
    assert 'skald_refusals_total{tag="not-a-player"}' in text
    assert "Ann" not in text


def test_a_setting_that_cannot_be_is_a_clear_sentence(tmp_path):
    done = subprocess.run(
        [sys.executable, "-m", "bot", "run"],
        env=os.environ | {"DISCORD_TOKEN": "a token", "SKALD_HEALTH": "high", "SKALD_LOG": "LOUD"},
        capture_output=True,
        text=True,
        check=False,
        cwd=tmp_path,
    )

    assert done.returncode == 2
    assert "SKALD_HEALTH, SKALD_LOG" in done.stderr
    assert "Traceback" not in done.stderr
    assert "a token" not in done.stderr


@pytest.mark.parametrize("path", ["healthz", "metrics"])
async def test_a_page_that_calls_this_machine_by_its_own_name_is_told_nothing(port, path):
    """A browser sends the name that its page was fetched by, also once it leads here."""
    async with aiohttp.ClientSession() as session:
        told = {}
        for host in (f"evil.example:{port}", f"localhost:{port}", f"127.0.0.1:{port}"):
            url = f"http://127.0.0.1:{port}/{path}"
            async with session.get(url, headers={"Host": host}) as answer:
                told[host.partition(":")[0]] = answer.status

    assert told["evil.example"] == 403
    assert 403 not in (told["localhost"], told["127.0.0.1"])
