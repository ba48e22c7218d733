# docker build -t skald . && docker run -e DISCORD_TOKEN=… -v skald:/data --stop-timeout 30 skald
# The matches lie in the volume. The bot takes at most ten seconds to leave in good order.

FROM python:3.11-slim AS build
WORKDIR /source
COPY . .
RUN python -m venv /opt/skald && /opt/skald/bin/pip install --no-cache-dir '.[postgres]'

FROM python:3.11-slim
COPY --from=build /opt/skald /opt/skald
RUN useradd --system --uid 1000 --no-create-home skald && install -d -o skald -m 700 /data
USER skald
WORKDIR /data
VOLUME /data
ENV SKALD_DATABASE=/data/skald.db SKALD_HEALTH=8351 PYTHONDONTWRITEBYTECODE=1
# Asked inside the container: the page is on its loopback alone.
HEALTHCHECK --interval=30s --timeout=10s --start-period=30s CMD ["/opt/skald/bin/python", "-c", \
    "from http.client import HTTPConnection as To; to = To('127.0.0.1', 8351, timeout=8); to.request('GET', '/healthz'); raise SystemExit(to.getresponse().status != 200)"]
ENTRYPOINT ["/opt/skald/bin/skald"]
CMD ["run"]
