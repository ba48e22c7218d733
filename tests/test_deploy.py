"""What runs Skald elsewhere: the systemd unit and the Dockerfile say what the program knows."""

import json
import re
import subprocess
import sys
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from threading import Thread

import pytest
from msgspec.structs import fields

from bot.settings import OperatorSettings
from cogs.client import FAREWELL
from cogs.running import LIMIT
from tests.patience import PATIENCE

ROOT = Path(__file__).parent.parent
CONTAINER = 10.0
"""Seconds after which a container that was told to stop is killed, unless it is told otherwise."""
SET = {field.encode_name for field in fields(OperatorSettings)}
DOCKERFILE = (ROOT / "Dockerfile").read_text()


def unit() -> dict[str, list[str]]:
    """The settings of the unit's service; some stand there more than once."""
    found: dict[str, list[str]] = {}
    for line in (ROOT / "deploy" / "skald.service").read_text().splitlines():
        if "=" in line and not line.startswith("#"):
            name, _, value = line.partition("=")
            found.setdefault(name, []).append(value)
    return found


def test_the_unit_sets_what_can_be_set_and_gives_time_to_leave():
    service = unit()

    assert {one.split("=")[0] for one in service["Environment"]} <= SET
    assert LIMIT + FAREWELL < CONTAINER < float(service["TimeoutStopSec"][0])
    assert service["DynamicUser"] == ["yes"]
    database = dict(one.split("=") for one in service["Environment"])["SKALD_DATABASE"]
    assert database.startswith(f"/var/lib/{service['StateDirectory'][0]}/")


def test_the_image_sets_what_can_be_set_and_runs_as_nobody_special():
    assigned = dict(re.findall(r"(SKALD_\w+)=(\S+)", DOCKERFILE))

    assert set(assigned) <= SET
    assert Path(assigned["SKALD_DATABASE"]).parent == Path("/data")
    assert DOCKERFILE.index("USER skald") < DOCKERFILE.index("ENTRYPOINT")


@pytest.mark.parametrize(("status", "code"), [(200, 0), (503, 1)])
def test_the_image_asks_for_its_health(status, code):
    """The very line of the Dockerfile, on another port."""
    line = re.search(r"HEALTHCHECK.*?CMD (\[.*?\]\n)", DOCKERFILE.replace("\\\n", ""), re.DOTALL)
    assert line
    asking = json.loads(line[1])[2]

    class Page(BaseHTTPRequestHandler):
        def do_GET(self):
            self.send_response(status if self.path == "/healthz" else 404)
            self.end_headers()

        def log_message(self, *_):
            """Nobody reads it."""

    with HTTPServer(("127.0.0.1", 0), Page) as server:
        Thread(target=server.handle_request, daemon=True).start()
        elsewhere = asking.replace("8351", str(server.server_port))
        assert elsewhere != asking
        done = subprocess.run([sys.executable, "-c", elsewhere], check=False, timeout=PATIENCE)

    assert done.returncode == code
