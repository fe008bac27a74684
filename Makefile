# `make help` lists what there is to make.

SWIFT ?= swift
PREFIX ?= /usr/local
BINDIR = $(DESTDIR)$(PREFIX)/bin
SHARE = $(DESTDIR)$(PREFIX)/share
# Where manual pages and the completions of each shell are looked for.
INSTALLED_TEXTS = "$(SHARE)/man/man1/brewlog.1" "$(SHARE)/man/man5/brewlog-log.5" \
  "$(SHARE)/bash-completion/completions/brewlog" "$(SHARE)/zsh/site-functions/_brewlog" \
  "$(SHARE)/fish/vendor_completions.d/brewlog.fish"
RELEASE = .build/release

# The program is linked wholly statically: it starts 1 ms sooner than with the C library shared, and 2 ms sooner than
# with the Swift runtime shared. (The other linker, gold, warns about a `dlopen` in the runtime that is never called.)
# Where the C library cannot be linked so: make LINKING=--static-swift-stdlib
ifeq ($(shell uname -s),Linux)
LINKING ?= --static-swift-stdlib -Xswiftc -static-executable -Xcc -DBREWLOG_STATIC_LIBRARY \
  -Xswiftc -use-ld=lld $(ORDER)
# What a key and the first screen run stands together in the program: a key is answered in two thirds of the time, for the
# caches have forgotten it since the last one. Names that are no longer there do no harm; `make order` finds those of now.
ORDER = -Xlinker --symbol-ordering-file=$(CURDIR)/.ci/function-order -Xlinker --no-warn-symbol-ordering
endif
# Tests run with these checks; in the release they are 15 of 100 instructions of an update.
CHECKING ?= -Xswiftc -enforce-exclusivity=unchecked -Xswiftc -Xfrontend -Xswiftc -disable-dynamic-actor-isolation
# The module of regular expressions would be linked for nothing: 4 MB, and a third of the start.
MODULES = -Xswiftc -Xfrontend -Xswiftc -disable-implicit-string-processing-module-import
# Types are asked for by functions and not by names, which would be parsed at run time and looked up: a quarter of the
# instructions to the first screen.
TYPES = -Xswiftc -Xfrontend -Xswiftc -disable-concrete-type-metadata-mangled-name-accessors
# Each function in a section of its own, for the linker to order.
SECTIONS = -Xswiftc -Xfrontend -Xswiftc -function-sections -Xcc -ffunction-sections
RELEASE_BUILD = $(SWIFT) build -c release $(LINKING) $(CHECKING) $(MODULES) $(TYPES) $(SECTIONS)

SOURCES = Package.swift Sources Tests
# The counts that the experiments are held to.
BASELINE = Tests/Baselines/experiments.json

.DEFAULT_GOAL = build
# Of random sessions; a failure tells the seed to repeat it with.
EVENTS ?= 100000
SEED ?= 1

.PHONY: build run test soak baseline sanitize fuzz check format docs bench order install uninstall deb clean help

build:  ## build the program and its benchmark, for release
	@.ci/install-missing build
	$(RELEASE_BUILD) --product brewlog
	$(RELEASE_BUILD) --product brewlog-bench

run:  ## compare the two stores on 1,000 sample brews
	@.ci/install-missing build
	$(RELEASE_BUILD) --product brewlog
	$(RELEASE)/brewlog compare --sample 1000

# The package that the documentation of Tally is about, as another developer would write it.
EXAMPLE = Sources/Tally/Tally.docc/Resources/BeanShelf
# The second run has the tracker on the public API of Observation alone, the last is of the example.
test:  ## run every test
	@.ci/install-missing test
	$(SWIFT) test
	.build/debug/brewlog experiment all --baseline $(BASELINE)
	BREWLOG_PUBLIC_OBSERVATION=1 $(SWIFT) test --scratch-path .build/public-observation \
	  --filter '^(TerminalUITests|TallyTests|SemanticsTests|ObservationTests|BrewLogAppTests)\.'
	$(SWIFT) test --package-path $(EXAMPLE) --scratch-path $(CURDIR)/.build/example

soak:  ## run EVENTS=100000 keys, pastes, sizes and signals from SEED=1 on, on emulated terminals
	@.ci/install-missing test
	BREWLOG_SOAK=$(EVENTS) BREWLOG_SEED=$(SEED) $(SWIFT) test --filter '^TerminalTests.TerminalSessionTests'

baseline:  ## take the counts of the experiments as they are now
	@.ci/install-missing build
	$(SWIFT) build --product brewlog
	.build/debug/brewlog experiment all --baseline $(BASELINE) --update-baseline

# Not the tests on a terminal: they hold the program to its signals and its standard error, and so the sanitizers too.
# What the Swift runtime and the testing library keep for ever counts as leaked: the tests count what is alive themselves.
SANITIZED = TerminalUITests|TallyTests|SemanticsTests|ObservationTests|CombineShimTests|BrewModelTests|BrewLogAppTests|NcursesBackendTests|FuzzTests
# Nor those that press every key on every screen, compare whole screens, or run all experiments once more: three fifths
# of the time, on one thread, on ways that the others have gone.
UNSANITIZED = (CompareHelp|FormHelp|LabHelp|LogHelp|ExperimentGuard)Tests|FlashLegibility
sanitize:  ## run the tests under the address and the thread sanitizer
	@.ci/install-missing test
	ASAN_OPTIONS=detect_leaks=0 $(SWIFT) test --sanitize=address --scratch-path .build/address \
	  --filter '^($(SANITIZED))\.' --skip '^BrewLogAppTests\.($(UNSANITIZED))'
	$(SWIFT) test --sanitize=thread -Xswiftc -DTHREAD_SANITIZER --scratch-path .build/thread \
	  --filter '^($(SANITIZED))\.' --skip '^BrewLogAppTests\.($(UNSANITIZED))'

# Another time for each, or only some of them: make fuzz FUZZ_SECONDS=300 FUZZ_TARGETS='keys width'
FUZZ_SECONDS ?= 20
fuzz:  ## look for inputs that break what must hold, FUZZ_SECONDS for each kind
	@.ci/install-missing fuzz
	.ci/fuzz $(FUZZ_SECONDS) $(FUZZ_TARGETS)

CHECKED = --scratch-path .build/check -Xswiftc -warnings-as-errors $(MODULES)
# Where the toolchain has no docc, the documentation is left unchecked.
check:  ## check format, warnings, the rules of the house and the documentation
	@.ci/install-missing build
	$(SWIFT) format lint --strict --parallel --recursive $(SOURCES)
	.ci/check-rules
	$(SWIFT) build $(CHECKED)
	SWIFT="$(SWIFT)" .ci/build-docs .build/check/docs $(CHECKED) || test $$? -eq 69

format:  ## format the sources in place
	$(SWIFT) format format --in-place --parallel --recursive $(SOURCES)

docs:  ## build the documentation of the libraries into .build/docs
	@.ci/install-missing build
	SWIFT="$(SWIFT)" .ci/build-docs .build/docs
	@echo 'To read it: python3 -m http.server -d .build/docs/BrewLog.doccarchive'
	@echo 'and then open http://localhost:8000/documentation'

bench:  ## measure what updates cost, headless
	@.ci/install-missing bench
	$(RELEASE_BUILD) --product brewlog-bench
	$(RELEASE)/brewlog-bench

order: build  ## find anew which functions run for the first screen and a key; needs valgrind and tmux
	.ci/order-functions $(RELEASE)/brewlog
	rm $(RELEASE)/brewlog
	$(RELEASE_BUILD) --product brewlog

install: build  ## install to PREFIX, $(PREFIX) unless given; DESTDIR goes in front
	install -d "$(BINDIR)"
	install -m 755 $(RELEASE)/brewlog "$(BINDIR)/brewlog"
	for file in $(INSTALLED_TEXTS); do install -d "$${file%/*}" || exit; done
	$(RELEASE)/brewlog man >"$(SHARE)/man/man1/brewlog.1"
	$(RELEASE)/brewlog man brewlog-log >"$(SHARE)/man/man5/brewlog-log.5"
	$(RELEASE)/brewlog completions bash >"$(SHARE)/bash-completion/completions/brewlog"
	$(RELEASE)/brewlog completions zsh >"$(SHARE)/zsh/site-functions/_brewlog"
	$(RELEASE)/brewlog completions fish >"$(SHARE)/fish/vendor_completions.d/brewlog.fish"
	chmod 644 $(INSTALLED_TEXTS)

# Directories that are empty then go too, but for those that a system has anyway.
uninstall:  ## remove what `install` installed
	@test -e "$(BINDIR)/brewlog" || { echo "uninstall: there is no brewlog in $(BINDIR)" >&2; exit 1; }
	rm -f "$(BINDIR)/brewlog" $(INSTALLED_TEXTS)
	@case "$(patsubst %/,%,$(PREFIX))" in /usr | /usr/local | "$$HOME" | "$$HOME/.local") ;; \
	*) for file in "$(BINDIR)/brewlog" $(INSTALLED_TEXTS); do \
	    directory="$${file%/*}"; \
	    while [ "$$directory" != "$(DESTDIR)" ] && rmdir "$$directory" 2>/dev/null; do \
	      [ "$$directory" = "$(DESTDIR)$(PREFIX)" ] && break; directory="$${directory%/*}"; done; done ;; esac

# With everything inside the program, it runs on a machine that has no Swift.
deb: build  ## build a Debian package into .build/deb
	@.ci/install-missing deb
	rm -rf .build/deb
	$(MAKE) --no-print-directory install PREFIX=/usr DESTDIR="$(CURDIR)/.build/deb/stage"
	.ci/build-deb .build/deb/stage .build/deb

clean:  ## remove all that was built
	rm -rf .build

help:  ## list these
	@sed -nE 's/^([a-z]+):.*  ## (.*)/  make \1\t\2/p' $(MAKEFILE_LIST) | sed 's|$$(PREFIX)|$(PREFIX)|' | expand -t 18
