"""Judges again what a run with --observations recorded, and compares outcome by outcome.

usage: python3 -m second_evaluation RUN [--limit N] [--property PATTERN] [--show N]

Exit 0 where every outcome that both give is the same, 1 where one differs, 2 where RUN cannot be read.
"""
import argparse
import collections
import fnmatch
import json
import pathlib
import sys

from . import case_file, casts, collisions, planar_hulls, programs, shapes, spatial_hulls, statements

FAMILIES = {"hull2": planar_hulls, "hull3": spatial_hulls, "gjk": collisions, "lp": programs, "shapes": shapes, "cast": casts}
COMPARED = {"holds", "violated", "within_documented", "not_judged"}


def outcome_of(family, name, problem, answers, says):
    """By the relative parts of the gaps; what they forbid is within what is stated where the larger of both parts does not
    forbid it, or the statement excuses it."""
    judge = FAMILIES[family].judge
    result = judge(name, problem, answers, says)
    if result is None or result[0] != "violated":
        return result
    if statements.has_absolute_part(says):
        result = judge(name, problem, answers, {**says, "by both parts": True})
        if result is None or result[0] != "violated":
            return result and ("within_documented", result[1])
    excused = statements.excuses(family, problem, says, result[1])
    return None if excused is None else ("within_documented", result[1]) if excused else result


def main():
    parser = argparse.ArgumentParser(prog="second_evaluation", description=__doc__.splitlines()[0])
    parser.add_argument("run", type=pathlib.Path, help="folder that assay check --observations --out wrote")
    parser.add_argument("--limit", type=int, default=0, help="stop after so many judged again; 0: all")
    parser.add_argument("--property", default="*", help="only properties of this pattern")
    parser.add_argument("--show", type=int, default=5, help="how many differences are printed")
    options = parser.parse_args()
    try:
        header = json.loads((options.run / "campaign.json").read_text())
        lines = (options.run / "observations.jsonl").open()
    except (OSError, ValueError) as problem:
        print(f"second_evaluation: {options.run}: {problem}", file=sys.stderr)
        return 2
    stated = {engine["name"]: engine["semantics"] for engine in header["engines"]}
    counts, different, shown = collections.defaultdict(collections.Counter), 0, 0
    judged = 0
    for line in lines:
        seen = json.loads(line)
        name, features = seen["features"]["property"], seen["features"]
        if not fnmatch.fnmatch(name, options.property) or features["outcome"] not in COMPARED:
            continue
        _, family, problem = case_file.parse(seen["representation"])
        result = outcome_of(family, name, problem, seen["metadata"]["answers"], stated[features["engine"]])
        if result is None:
            counts[name]["not evaluated here"] += 1
            continue
        outcome, reason = result
        judged += 1
        if outcome == features["outcome"]:
            counts[name]["same"] += 1
        elif outcome == "undecided":
            counts[name]["open here"] += 1
        else:
            counts[name]["DIFFERENT"] += 1
            different += 1
            if shown < options.show:
                shown += 1
                print(f"{name}, {features['engine']}, {seen['how_generated']}: Assay {features['outcome']} "
                      f"({seen['metadata']['claim']}: {seen['metadata']['evidence']}), here {outcome} ({reason})\n"
                      f"{seen['representation']}{json.dumps(seen['metadata']['answers'])}\n")
        if judged == options.limit:
            break
    for name, count in sorted(counts.items()):
        print(f"{name}: " + ", ".join(f"{value} {key}" for key, value in sorted(count.items())))
    print(f"judged again: {judged}, different: {different}")
    return 1 if different else 0


sys.exit(main())
