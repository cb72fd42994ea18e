#!/usr/bin/env python3
"""The table of docs/tracker-cases.md: what our engines of today do on the cases of other projects' trackers and tests.

    scripts/tracker_table.py ASSAY            compares; exit code 1 where the document says something else. Asks the engines of the
                                              library itself and those that the document calls also wrong
    scripts/tracker_table.py ASSAY --write    writes it anew, asking all

Truths are those of docs/corpus/corpus.json, which certificates and the referee hold. Exit code 77: an engine is absent.
"""
import enum
import fnmatch
import json
import os
import re
import subprocess
import sys
from collections import defaultdict
from decimal import Decimal, getcontext

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
sys.dont_write_bytecode = True
sys.path.insert(0, os.path.join(ROOT, "docs/corpus"))
from read_corpus import read_corpus  # noqa: E402

DOCUMENT = os.path.join(ROOT, "docs/tracker-cases.md")
BEGIN, END = "<!-- written by scripts/tracker_table.py -->\n", "<!-- end -->\n"
FOLDER = "tracker-cases"
# The engines that are asked about every case, those that are asked only of reports about them (`about` in the case), and the claims that
# are tried, by family. Relations between answers are left out: what breaks them is a wrong
# answer to one of their questions, or no wrong answer to this one.
ENGINES = {
    "gjk": ["fcl/collide_*", "fcl/distance_*", "fcl/intersect_*", "fcl/signed_distance_libccd", "libccd/*", "bullet_double/*", "bullet_float/*", "ode/*", "box2d/*", "geos/*", "chipmunk/*"],
    "cast": ["fcl/*", "bullet_double/*", "box2d/*"],
    "hull2": ["qhull/*", "cgal/*", "boost/*", "geos/*"],
    "hull3": ["qhull/*", "cgal/*", "bullet/*"],
    "lp": ["glpk/*", "clp/*", "lp_solve/*", "highs/*"],
    "shapes": [],
}
OWN_REPORTS = {
    "gjk": ["rapier/*", "jolt/*", "mujoco/box_*"],  # its own cases are boxes
    "cast": ["rapier/*"],
    "hull2": ["rapier/*", "delaunator/*", "graham_scan/*"],
    "hull3": ["rapier/*", "jolt/*", "quickhull3d/*"],
}

class Why(enum.Enum):
    """Why no engine of a library is asked; the value is what the table says."""
    NO_CRATES = "it is a crate of Rust, and crates are not to be had where this is tried (Debian's and npm's packages are)"
    NO_MAVEN = "it is a package of Java, and such are not to be had where this is tried"
    NO_JULIA = "it is written in Julia, which is not to be had where this is tried"
    NO_DOTNET = "it is written in C#, which is not to be had where this is tried"
    NO_WARP = "it runs on NVIDIA Warp, which neither Debian nor npm has"
    NO_PACKAGE = "neither Debian nor npm brings it"
    OLDER = "Debian has an older release than the report is about"
    DRAWS_IN = "its package of npm draws in 35 others (collision-engines.md)"
    NO_ADAPTER = "there is no adapter to its hulls"
    NO_FAMILY = "no engine from outside answers questions about shapes"
    DECLINED = "its engines here decline such bodies"


# By what a case is about, of one family or of all.
NOT_ASKED = {
    "3d-quickhull/*": Why.NO_PACKAGE, "akuukka/*": Why.NO_PACKAGE, "bepuphysics2/*": Why.NO_DOTNET, "coal/*": Why.NO_PACKAGE,
    "cute_c2/*": Why.NO_PACKAGE, "dolfinx/*": Why.OLDER, "dyn4j/*": Why.NO_MAVEN, "georust/*": Why.NO_CRATES, "gjk.c/*": Why.NO_PACKAGE,
    "manifold/*": Why.DRAWS_IN, "meshes.jl/*": Why.NO_JULIA, "mujoco_warp/*": Why.NO_WARP, "opengjk/*": Why.NO_PACKAGE,
    "reactphysics3d/*": Why.NO_PACKAGE, ("hull2", "box2d/*"): Why.NO_ADAPTER,
}


class Became(enum.Enum):
    """What became of a report; the value is what the summary says, and most severe is first."""
    WRONG = "wrong today"
    GIVES_UP = "gives up today"
    STATED = "wrong within what it states"
    RIGHT = "right today"
    NOT_ASKED = "not asked"


PROPERTIES = {
    "gjk": ["gjk/verdict_is_right", "gjk/distance_is_certified", "gjk/depth_is_right"],
    "cast": ["cast/verdict_is_right"],
    "hull2": ["hull2/is_exact"],
    "hull3": ["hull3/is_exact"],
    "lp": ["lp/status_is_right", "lp/value_is_right"],
}
FAILED = ("violated", "crashed", "hung", "nondeterministic")
getcontext().prec = 60


def root_of(fraction):
    return (Decimal(fraction.numerator) / Decimal(fraction.denominator)).sqrt()


def truth_in_words(case):
    truth = case.truth
    if case.family == "gjk":
        if truth["verdict"] == "separated":
            return f"apart by {root_of(truth['squared_distance']):.6g}"
        return f"{root_of(truth['squared_depth']):.6g} deep" if "squared_depth" in truth else truth["verdict"]
    if case.family == "lp":
        value = truth.get("optimum")
        return truth["status"] + ("" if value is None else f", {float(value):.6g}")
    if case.family in ("hull2", "hull3"):
        return f"dimension {truth['dimension']}, {len(truth['extreme'])} extreme points"
    if case.family == "cast":
        return truth["verdict"] + (f" at {float(truth['meets_by']):.6g}" if "meets_by" in truth else "")
    return truth.get("verdict", "")


def tried(assay, family, files, engines):
    """{case: {engine: {outcome: claims}}}, by one run of replay."""
    words = [assay, "replay", *files]
    for pattern in engines:
        words += ["--engine", pattern]
    for name in PROPERTIES[family]:
        words += ["--property", name]
    run = subprocess.run(words, capture_output=True, text=True, check=False)
    if run.returncode not in (0, 1):
        raise SystemExit(f"{' '.join(words[:3])}: exit code {run.returncode}: {run.stderr}")
    found = defaultdict(lambda: defaultdict(lambda: defaultdict(list)))
    for block in run.stdout.split("\n\n"):  # lines "KEY<blanks>WORDS"; the last block is the list of all
        told = dict((line[:10].strip(), line[10:]) for line in block.splitlines())
        if not told.get("file", "").endswith(".case"):
            continue
        found[os.path.basename(told["file"])][told["engine"].split()[0]][told["outcome"]].append(told.get("claim", ""))
    return found


def versions_of(assay):
    """Of every engine from outside: the first word of its version that has a digit."""
    said = subprocess.run([assay, "list", "--engines", "--json"], capture_output=True, text=True, check=True).stdout
    engines = [json.loads(line) for line in said.splitlines()]
    return {engine["engine"]: next((word for word in engine["version"].split() if any(map(str.isdigit, word))), engine["version"])
            for engine in engines if "from" in engine}


def failures(outcomes):
    """In words, the claims that are violated first."""
    claims = [claim for claim in outcomes.get("violated", [])]
    return ", ".join(dict.fromkeys(claims + [outcome for outcome in FAILED[1:] if outcome in outcomes]))


def judgement(family, about, engines):
    """(what became of the report, in words), told by our engines of the library that it is about."""
    own = {name: outcomes for name, outcomes in engines.items() if about and fnmatch.fnmatch(name, about)}
    wrong = [f"`{name}` ({failures(own[name])})" for name in sorted(own) if failures(own[name])]
    stated = [f"`{name}`" for name in sorted(own) if "within_documented" in own[name]]
    gave_up = [f"`{name}`" for name in sorted(own) if "gave_up" in own[name]]
    told = [(became, names) for became, names in ((Became.WRONG, wrong), (Became.GIVES_UP, gave_up), (Became.STATED, stated)) if names]
    if told:
        words = "; ".join((f"**{became.value}**" if became is Became.WRONG else became.value) + ": " + ", ".join(names) for became, names in told)
        return told[0][0], words
    if any("holds" in outcomes for outcomes in own.values()):
        return Became.RIGHT, Became.RIGHT.value
    why = Why.NO_FAMILY if not ENGINES[family] else NOT_ASKED.get((family, about), NOT_ASKED.get(about, Why.DECLINED))
    return Became.NOT_ASKED, f"{Became.NOT_ASKED.value}: {why.value}"


def row_of(case, engines):
    """What became of the report, and its row."""
    header = case.sources[0]["header"]
    about = header.get("about", "")
    others = sorted(name for name in engines if failures(engines[name]) and not (about and fnmatch.fnmatch(name, about)))
    said = [f"`{name}`" for name in others]
    became, words = judgement(case.family, about, engines)
    cells = [f"`{name_of(case)}`", header["source"], header["reported"], truth_in_words(case), words, ", ".join(said)]
    return became, "| " + " | ".join(cell.replace("|", "\\|").replace("<", "&lt;") for cell in cells) + " |"


def name_of(case):
    return os.path.splitext(os.path.basename(case.sources[0]["name"]))[0]


def file_of(case):
    return os.path.join(ROOT, "docs", case.sources[0]["name"])


def also_wrong(document):
    """The engines of the last column, by case."""
    rows = [line.split(" | ") for line in document.splitlines() if line.startswith("| `")]
    return {row[0].strip("| `"): re.findall(r"`([^`]+)`", row[-1]) for row in rows}


def answers(assay, family, cases, named):
    """What engines do on the cases: those of the library itself, and all of the family or those that are `named`."""
    if not ENGINES[family] or not cases:
        return {}
    chosen = defaultdict(list)  # the fewer runs, the faster: a run lists all engines first
    for case in cases:
        about = case.sources[0]["header"].get("about", "")
        asked = OWN_REPORTS.get(family, []) + ([] if named is None else ENGINES[family])  # all of a family have the second list
        own = [pattern for pattern in asked if about and fnmatch.fnmatch(pattern, about)]
        others = [tuple(ENGINES[family])] if named is None else [(one,) for one in named.get(name_of(case), [])]
        for engines in [tuple(own), *others]:
            if engines:
                chosen[engines].append(file_of(case))
    found = defaultdict(dict)
    for engines, files in chosen.items():
        for name, by_engine in tried(assay, family, files, engines).items():
            found[name].update(by_engine)
    return found


def tracker_cases():
    cases = [case for case in read_corpus(os.path.join(ROOT, "docs/corpus/corpus.json"))
             if any(source["name"].startswith(FOLDER + "/") for source in case.sources)]
    for case in cases:
        case.sources = [source for source in case.sources if source["name"].startswith(FOLDER + "/")]
    return cases


def table(assay, named):
    cases = tracker_cases()
    lines, counts = [], defaultdict(int)
    for family in ENGINES:
        chosen = sorted((case for case in cases if case.family == family), key=lambda case: case.sources[0]["name"])
        engines = answers(assay, family, chosen, named)
        if chosen:
            lines += ["", f"## {family}", "", "| case | source | reported | exactly | the library itself | also wrong |",
                      "|---|---|---|---|---|---|"]
        for case in chosen:
            became, row = row_of(case, engines.get(os.path.basename(file_of(case)), {}))
            lines.append(row)
            counts[became] += 1
    versions = versions_of(assay)
    patterns = sorted({pattern for lists in (ENGINES, OWN_REPORTS) for patterns in lists.values() for pattern in patterns})
    shown = {}
    for pattern in patterns:
        known = sorted({version for name, version in versions.items() if fnmatch.fnmatch(name, pattern)})
        if not known:
            print(f"skipped: no engine is called {pattern}")
            sys.exit(77)
        shown[pattern.split("/")[0]] = " and ".join(known)
    told = ", ".join(f"{name} {version}" for name, version in shown.items())
    summary = "; ".join(f"{counts[became]} {became.value}" for became in Became if counts[became])
    return "\n".join([f"{len(cases)} cases: {summary}. Tried: {told}.", *lines, ""])


def main():
    with open(DOCUMENT, encoding="utf-8") as file:
        text = file.read()
    before, after = text.index(BEGIN) + len(BEGIN), text.index(END)
    is_written = sys.argv[2:] == ["--write"]
    whole = text[:before] + table(sys.argv[1], None if is_written else also_wrong(text)) + text[after:]
    if is_written:
        with open(DOCUMENT, "w", encoding="utf-8") as file:
            file.write(whole)
        return 0
    if whole == text:
        return 0
    for said, found in zip(text.splitlines(), whole.splitlines()):
        if said != found:
            print(f"the document: {said}\ntoday:        {found}")
    print("docs/tracker-cases.md is another one; ASSAY_WRITE_DOCS=1 writes it")
    return 1


sys.exit(main())
