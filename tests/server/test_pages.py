"""What a browser gets: pages, headers, documents."""

from __future__ import annotations

import gzip
import html
import http.client
import json
import re
import shutil
from pathlib import Path

import pytest

from archipel import games, text
from archipel.cli.loopback import Person, Running
from archipel.games.components import read
from archipel.server import boxes, pages
from archipel.server.archive import kept
from archipel.text import LANGUAGES, ROOT, Speaker
from tests.server.conftest import STRICT


def fetch(
    server: Running, path: str, method: str = "GET", **headers: str
) -> http.client.HTTPResponse:
    line = http.client.HTTPConnection("127.0.0.1", server.port, timeout=10)
    line.request(method, path, headers=headers)
    return line.getresponse()


def test_every_answer_carries_the_security_headers(server: Running) -> None:
    for path in ("/", "/table/xyz", "/api/me", "/api/nothing", "/schema"):
        answer = fetch(server, path)
        policy = answer.getheader("content-security-policy") or ""
        assert "script-src 'self'" in policy
        assert "unsafe-inline" not in policy.replace("style-src-attr 'unsafe-inline'", "")
        assert "frame-ancestors 'none'" in policy
        assert answer.getheader("x-content-type-options") == "nosniff"
        assert answer.getheader("referrer-policy") == "same-origin"


def test_cookies_are_kept_from_scripts_and_other_sites(server: Running) -> None:
    person = Person(server.port)
    person.get("/api/me")
    line = http.client.HTTPConnection("127.0.0.1", server.port, timeout=10)
    body = json.dumps({"name": "Ann", "colour": "teal"})
    headers = {"cookie": person.cookie, "x-csrf-token": person.cookies["csrf"]}
    line.request("POST", "/api/me", body, headers | {"content-type": "application/json"})
    cookie = (line.getresponse().getheader("set-cookie") or "").lower()
    assert cookie.startswith("archipel=")
    assert "httponly" in cookie
    assert "samesite=lax" in cookie


def test_behind_https_browsers_are_told_to_stay_there(tmp_path: Path) -> None:
    safe = {"ARCHIPEL_ORIGIN": "https://play.example.org"}
    running = Running(tmp_path / "data", STRICT | safe).start()
    try:
        for path in ("/", "/api/me", "/api/nothing"):
            assert fetch(running, path).getheader("strict-transport-security") == "max-age=31536000"
    finally:
        running.stop()


def test_plain_http_promises_no_https(server: Running) -> None:
    assert fetch(server, "/").getheader("strict-transport-security") is None


def test_files_of_the_client(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html>")
    (tmp_path / "assets" / "app-1a2b.js").write_text("let x = 1")
    (tmp_path / "assets" / "app-1a2b.js.gz").write_bytes(gzip.compress(b"let x = 1"))
    found = pages.load(tmp_path)
    assert sorted(found) == ["assets/app-1a2b.js", "index.html"]
    assert found["index.html"].cache == "no-cache"
    script = found["assets/app-1a2b.js"]
    assert "immutable" in script.cache
    assert set(script.content.bodies) == {"", "gzip"}
    assert pages.load(tmp_path / "nowhere") == {}


def test_no_address_leads_out_of_the_folder(server: Running) -> None:
    tries = ("/../app.py", "/%2e%2e/app.py", "/assets/..%2f..%2fapp.py", "//etc/passwd")
    for path in tries:
        answer = fetch(server, path)
        body = answer.read()
        assert b"import" not in body
        assert b"root:" not in body


def test_an_unknown_address_of_the_api_is_no_page(server: Running) -> None:
    answer = fetch(server, "/api/nothing")
    assert answer.status == 404
    assert json.loads(answer.read())["word"] == "no-such-page"


def test_every_page_of_the_client_has_an_address_and_nothing_else_has(server: Running) -> None:
    source = Path(__file__).parents[2] / "web" / "src" / "router.svelte.ts"
    patterns = re.findall(r"^  \[/\^(.*)\$/, '", source.read_text(), re.MULTILINE)
    assert [pattern.replace("\\/", "/") for pattern in patterns] == list(pages.ROUTES)
    built = 200 if pages.PAGES else 503
    for path in (
        "/",
        "/lobby",
        "/new/dokmus",
        "/table/abc123",
        "/review/abc1",
        "/rules",
        "/rules/dokmus/printed",
    ):
        assert fetch(server, path).status == built, path
    for path in ("/health", "/admin", "/table", "/lobby/x", "/assets/nothing.js", "/x.php"):
        answer = fetch(server, path)
        assert answer.status == 404, path
        assert json.loads(answer.read())["word"] == "no-such-page"


def test_the_page_can_be_put_on_the_home_screen(server: Running) -> None:
    public = Path(__file__).parents[2] / "web" / "public"
    head = (public.parent / "index.html").read_text()
    manifest = json.loads((public / "manifest.webmanifest").read_text())
    assert 'rel="manifest" href="/manifest.webmanifest"' in head
    for icon in [*manifest["icons"], {"src": "/icon-192.png"}]:
        assert (public / icon["src"].strip("/")).is_file()
    assert manifest["display"] == "standalone", "else a phone of Apple's gets no push messages"
    if pages.PAGES:
        answer = fetch(server, "/manifest.webmanifest")
        assert answer.headers["content-type"] == "application/manifest+json"
        assert json.loads(answer.read()) == manifest


def test_the_page_of_a_table_brings_what_the_shelf_says_of_its_game(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    index = pages.Page("text/html", "no-cache", kept(b"<html><head></head></html>"))
    monkeypatch.setitem(pages.PAGES, "index.html", index)
    person = Person(server.port, "Ann")
    wish = {"game": "dokmus", "seats": [{"kind": "me"}, {"kind": "open"}]}
    table = person.post("/api/tables", wish)["id"]
    told = re.search(r'<meta name="opening" content="([^"]*)">', page_of(server, table))
    assert told
    opening = json.loads(html.unescape(told[1]))
    shelf = json.loads(fetch(server, "/api/shelf").read())
    assert opening in shelf["games"]
    assert opening["id"] == "dokmus"
    for part in ("components", *(f"text/{lang}" for lang in LANGUAGES)):
        answer = fetch(server, opening["files"][part])
        assert "immutable" in (answer.getheader("cache-control") or "")
    assert "opening" not in page_of(server, "nosuchtable")


def page_of(server: Running, table: str) -> str:
    return fetch(server, f"/table/{table}").read().decode()


def test_a_person_who_mistypes_an_address_gets_a_page(server: Running) -> None:
    answer = fetch(server, "/lobbby", accept="text/html,*/*")
    assert answer.status == (404 if pages.PAGES else 503)
    assert answer.getheader("content-type") == "text/html; charset=utf-8"
    assert fetch(server, "/assets/nothing.js", accept="text/html,*/*").status == 404


ADDRESSES = (
    "/",
    "/health",
    "/schema",
    "/api/me",
    "/api/shelf",
    "/api/tables",
    "/api/tables/mine",
    "/api/tables/nothing",
    "/api/tables/nothing/story",
    "/api/games/dokmus/components",
    "/api/games/dokmus/text/fr",
    "/api/games/dokmus/rules/fr",
    "/api/lobby/socket",
)


@pytest.mark.parametrize("path", ADDRESSES)
def test_head_is_get_without_the_body(server: Running, path: str) -> None:
    get, head = fetch(server, path), fetch(server, path, "HEAD")
    own = ("date", "set-cookie", "x-request-id")
    assert head.status == get.status
    assert head.read() == b""
    kept = [[h for h in answer.getheaders() if h[0].lower() not in own] for answer in (get, head)]
    assert kept[0] == kept[1]
    kind = get.getheader("content-type") or ""
    assert kind.count("charset") <= 1
    assert get.read()


@pytest.mark.parametrize("path", ADDRESSES)
@pytest.mark.parametrize("method", ["OPTIONS", "TRACE", "DELETE", "PROPFIND"])
def test_other_methods_are_refused_with_those_there_are(
    server: Running, path: str, method: str
) -> None:
    answer = fetch(server, path, method)
    assert answer.status == 405
    assert json.loads(answer.read())["word"] == "no-such-method"
    allowed = (answer.getheader("allow") or "").split(", ")
    assert allowed == (["GET", "HEAD", "POST"] if path in BOTH else ["GET", "HEAD"])


BOTH = ("/api/me", "/api/tables")


def test_a_file_that_a_browser_has_is_not_sent_again(server: Running) -> None:
    for path in ("/api/games/dokmus/components", "/api/games/dokmus/text/fr"):
        first = fetch(server, path)
        assert first.read()
        etag = first.getheader("etag") or ""
        again = fetch(server, path, **{"if-none-match": etag})
        assert again.status == 304
        assert again.getheader("etag") == etag
        assert not again.read()


FILES = ("text", "rules", "lessons", "diagrams")


def test_the_files_of_a_game_are_packed_and_need_not_be_asked_for_again(server: Running) -> None:
    shelf = json.loads(fetch(server, "/api/shelf").read())
    for game in shelf["games"]:
        parts = {
            "components",
            "diagrams",
            *(f"{kind}/{la}" for kind in FILES for la in LANGUAGES),
        }
        assert set(game["files"]) == parts
        for address in game["files"].values():
            packed = fetch(server, address, **{"accept-encoding": "gzip, br"})
            assert packed.getheader("cache-control") == "public, max-age=31536000, immutable"
            assert packed.getheader("content-encoding") == "gzip"
            assert packed.getheader("vary") == "Accept-Encoding"
            assert packed.getheader("set-cookie") is None
            small, whole = packed.read(), fetch(server, address).read()
            assert gzip.decompress(small) == whole
            assert 2 * len(small) < len(whole)


def test_an_address_of_other_content_is_answered_but_not_kept(server: Running) -> None:
    path = "/api/games/dokmus/text/fr"
    now = fetch(server, path)
    assert now.getheader("cache-control") == "no-cache"
    before = fetch(server, path + "?v=0123456789abcdef0123")  # of the server before this one
    assert before.getheader("cache-control") == "no-cache"
    assert before.read() == now.read()


def test_a_changed_text_has_another_address(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shipped = boxes.card(games.load("dokmus"), boxes.files(games.load("dokmus"))).files
    for folder in ("text", "games/dokmus"):
        shutil.copytree(ROOT / folder, tmp_path / folder)
    monkeypatch.setattr(text, "ROOT", tmp_path)
    monkeypatch.setattr(games, "FOLDER", tmp_path / "games")
    assert boxes.card(games.load("dokmus"), boxes.files(games.load("dokmus"))).files == shipped
    with (tmp_path / "games" / "dokmus" / "text" / "fr.ftl").open("a") as file:
        file.write("one-more = encore une phrase\n")
    changed = boxes.card(games.load("dokmus"), boxes.files(games.load("dokmus"))).files
    assert [part for part in shipped if shipped[part] != changed[part]] == ["text/fr"]


def test_what_anybody_may_keep_holds_nobodys_cookie(server: Running) -> None:
    for path in ("/", "/api/shelf", *(f"/{name}" for name in list(pages.PAGES)[:20])):
        answer = fetch(server, path)
        public = "public" in (answer.getheader("cache-control") or "")
        assert not (public and answer.getheader("set-cookie"))


def test_every_refusal_is_documented(server: Running) -> None:
    document = json.loads(fetch(server, "/schema").read())
    for path, operations in document["paths"].items():
        for method, operation in operations.items():
            refusals = {int(s): r for s, r in operation["responses"].items() if int(s) >= 400}
            assert {400, 404, 429, 503} <= set(refusals), path
            if method == "post":
                assert {401, 403, 413} <= set(refusals), path
            for refusal in refusals.values():
                (kind,) = refusal["content"].values()
                assert kind["schema"]["$ref"].endswith("Problem"), path


def test_the_openapi_document(server: Running) -> None:
    document = json.loads(fetch(server, "/schema").read())
    assert document["openapi"].startswith("3")
    assert "/api/tables/{id}/join" in document["paths"]
    assert "426" in document["paths"]["/api/tables/{id}/socket"]["get"]["responses"]
    kinds = set(document["components"]["schemas"])
    assert {"Frame", "Play", "Table", "Problem"} <= {kind.rpartition("_")[2] for kind in kinds}


def test_the_shelf_and_what_is_fetched_beside_it(server: Running) -> None:
    person = Person(server.port)
    shelf = person.get("/api/shelf")
    assert (shelf["bots"][0], shelf["bots"][-1]) == ("first-steps", "master")
    assert shelf["usual"] in shelf["bots"]
    for game in shelf["games"]:
        path = f"/api/games/{game['id']}"
        assert game["verbs"]
        assert person.get(path + "/components")
        for lang in ("fr", "en", "de"):
            status, said = person.call("GET", f"{path}/text/{lang}")
            assert status == 200
            assert b"no-stale" in said
            assert b"title" in said
        assert person.call("GET", path + "/text/xx")[0] == 404
    assert person.call("GET", "/api/games/nothing/components")[0] == 404


def test_a_game_tells_its_title_and_its_promise_in_every_language(server: Running) -> None:
    shelf = Person(server.port).get("/api/shelf")
    assert {game["id"] for game in shelf["games"]} == set(games.names())
    for game in shelf["games"]:
        for lang in LANGUAGES:
            speaker = Speaker(lang, game["id"])
            assert game["titles"][lang] == speaker.say("title")
            assert game["promises"][lang] == speaker.say("promise")


def test_what_is_learnt_soonest_stands_first_on_the_shelf(server: Running) -> None:
    shelf = Person(server.port).get("/api/shelf")
    order = [(read(game["id"]).weight, game["title"]) for game in shelf["games"]]
    assert order == sorted(order)


@pytest.mark.parametrize("path", ["/api/tables/abc/socket", "/api/lobby/socket"])
def test_a_socket_is_no_page(server: Running, path: str) -> None:
    assert fetch(server, path).status == 426
