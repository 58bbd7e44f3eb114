"""Places at which a class is served besides its own process: an extension of Jupyter's server, a service of a hub."""

import json
import os
import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.cookiejar import CookieJar
from importlib.util import find_spec
from pathlib import Path
from urllib.error import URLError
from urllib.parse import urlencode
from urllib.request import HTTPCookieProcessor, OpenerDirector, Request, build_opener

EXTENSION = "trajan_tutor.classroom.jupyter_extension"
LOGIN = "of-who-teaches"
START_SECONDS = 120.0
# The proxy of a hub lies among the tools of the page: npm brings it.
PATH = os.pathsep.join(
    (str(Path(__file__).parents[2] / "stage" / "node_modules" / ".bin"), os.environ.get("PATH", os.defpath))
)


@dataclass(slots=True)
class Place:
    """Where a class is served: its base address, the cookies of who teaches, and other addresses of the server."""

    base: str
    server: str
    cookies: dict[str, str] = field(default_factory=dict)
    others: tuple[str, ...] = ()


# What else Jupyter's server answers, below its own address.
OF_JUPYTER = (
    *("api/contents", "api/contents/x.ipynb", "api/kernels", "api/kernelspecs", "api/sessions", "api/terminals"),
    *("api/status", "api/me", "api/config/notebook", "api/nbconvert", "api/spec.yaml", "api/security/csp-report"),
    *("tree", "files/x", "view/x", "nbconvert/html/x", "edit/x", "metrics", "terminals/1", "api/kernels/x"),
    *(
        "api/kernels/1/channels",
        "terminals/websocket/1",
        "api/events",
        "api/events/subscribe",
        "lab",
        "lab/api/settings",
    ),
    *("lsp/ws/x", "kernelspecs/x/logo-64x64.png", "api/shutdown", "trajan-tutor/class/begin", "api/contents/../x"),
)


def free_port() -> int:
    """Return a port on which nothing listens."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port


@contextmanager
def running(command: list[str], folder: Path, **variables: str) -> Iterator[subprocess.Popen[bytes]]:
    """Run a server meanwhile, with what it says in a file of the folder."""
    environment = {**os.environ, "TRAJAN_TUTOR_HOME": str(folder), "HOME": str(folder), **variables}
    with (folder / "server.log").open("wb") as log:
        process = subprocess.Popen(command, cwd=folder, env=environment, stdout=log, stderr=log)
        try:
            yield process
        finally:
            process.terminate()
            try:
                process.wait(30)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()


def visit(opener: OpenerDirector, url: str, form: dict[str, str] | None = None, **headers: str) -> str:
    """Return what an address says, following where it leads."""
    data = urlencode(form).encode() if form is not None else None
    with opener.open(Request(url, data=data, headers=headers), timeout=60) as answer:  # noqa: S310 (loopback alone)
        text: str = answer.read().decode()
        return text


def wait_for(url: str, folder: Path, process: subprocess.Popen[bytes]) -> None:
    """Wait until an address is there."""
    until = time.monotonic() + START_SECONDS
    while True:
        try:
            visit(build_opener(), url)
        except URLError:
            is_there = time.monotonic() < until and process.poll() is None
            assert is_there, (folder / "server.log").read_text()
            time.sleep(0.2)
        else:
            return


def cookies_of(jar: CookieJar, path: str) -> dict[str, str]:
    """Return the cookies that a browser would send to a path."""
    return {one.name: one.value or "" for one in jar if path.startswith(one.path)}


@contextmanager
def in_jupyter(folder: Path) -> Iterator[Place]:
    """Serve a class as an extension of a real Jupyter server under a long base address."""
    port = free_port()
    server = f"http://127.0.0.1:{port}/a/long/base/"
    command = [
        *(sys.executable, "-m", "jupyter_server", "--no-browser", "--allow-root", f"--ServerApp.port={port}"),
        *("--ServerApp.port_retries=0", "--ServerApp.base_url=/a/long/base/", f"--IdentityProvider.token={LOGIN}"),
        "--ServerApp.allow_unauthenticated_access=False",
    ]
    settings = {"ServerApp": {"jpserver_extensions": {EXTENSION: True}}}
    (folder / "jupyter_server_config.json").write_text(json.dumps(settings), encoding="utf-8")
    variables = {"JUPYTER_CONFIG_DIR": str(folder), "JUPYTER_RUNTIME_DIR": str(folder)}
    with running(command, folder, **variables) as process:
        wait_for(f"{server}login", folder, process)
        jar = CookieJar()
        base = f"{server}trajan-tutor/class/"
        visit(build_opener(HTTPCookieProcessor(jar)), f"{base}begin", Authorization=f"token {LOGIN}")
        cookies = {"trajan_tutor_teacher": cookies_of(jar, "/a/long/base/trajan-tutor/class/")["trajan_tutor_teacher"]}
        yield Place(base, server, cookies, OF_JUPYTER)


def hub_is_missing() -> str:
    """Return what is missing to run a hub, an empty text where nothing is."""
    if find_spec("jupyterhub") is None:
        return "jupyterhub is not installed"
    return "" if shutil.which("configurable-http-proxy", path=PATH) else "configurable-http-proxy is not installed"


@contextmanager
def in_hub(folder: Path) -> Iterator[Place]:
    """Serve a class as a service of a real hub behind its proxy, with an account of an admin and one of nobody else."""
    port, inside, api, service = free_port(), free_port(), free_port(), free_port()
    server = f"http://127.0.0.1:{port}/"
    config = folder / "jupyterhub_config.py"
    config.write_text(
        f"""
c.JupyterHub.bind_url = {server!r}
c.JupyterHub.hub_port = {inside}
c.ConfigurableHTTPProxy.api_url = "http://127.0.0.1:{api}"
c.JupyterHub.authenticator_class = "dummy"
c.JupyterHub.spawner_class = "simple"
c.Authenticator.admin_users = {{"teacher"}}
c.Authenticator.allow_all = True
c.JupyterHub.db_url = "sqlite://"
c.JupyterHub.services = [{{
    "name": "class",
    "url": "http://127.0.0.1:{service}",
    "command": [{sys.executable!r}, "-m", "trajan_tutor.classroom.hub_service"],
    "environment": {{"TRAJAN_TUTOR_HOME": {str(folder)!r}}},
    "oauth_no_confirm": True,
}}]
""",
        encoding="utf-8",
    )
    with running([sys.executable, "-m", "jupyterhub", "-f", str(config)], folder, PATH=PATH) as process:
        base = f"{server}services/class/"
        wait_for(base, folder, process)
        jar = CookieJar()
        opener = build_opener(HTTPCookieProcessor(jar))
        visit(opener, f"{server}hub/login")
        xsrf = cookies_of(jar, "/hub/login")["_xsrf"]
        visit(opener, f"{server}hub/login?next=/hub/home", {"username": "teacher", "password": "x", "_xsrf": xsrf})
        visit(opener, f"{base}begin")
        cookies = {"trajan_tutor_teacher": cookies_of(jar, "/services/class/")["trajan_tutor_teacher"]}
        others = ("hub/home", "hub/admin", "hub/api/users", "hub/api/info", "hub/token", "hub/spawn", "user/teacher/")
        yield Place(base, server, cookies, (*others, "services/class/begin", "hub/api/user", "hub/api/services"))
