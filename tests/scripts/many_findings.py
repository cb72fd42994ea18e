"""Writes a campaign that is another one with COUNT findings: each of its own again and again, every copy of a case of its own.

    python3 tests/scripts/many_findings.py CAMPAIGN OUT COUNT

A copy differs in the index that its case text names, and so in its id, and in a number of cases, and so in its cluster; header, blocks and
timings are the campaign's own. Lines are in the order of their keys, as runs leave them, and one is in memory at a time, so that COUNT may be
a million. No case files are written: reports are made of findings.jsonl alone.
"""
import hashlib
import itertools
import json
import pathlib
import re
import shutil
import sys

INDEX = re.compile(r"^(index: \d+\n)?property: ", re.MULTILINE)


def case_of(finding, index):
    """Text and id of the copy's case."""
    text = INDEX.sub(f"index: {index}\nproperty: ", finding["case_text"], count=1)
    return text, hashlib.sha256(text.encode()).hexdigest()[:16]


def copied(finding, index):
    """The finding as one of another case and cluster."""
    text, name = case_of(finding, index)
    again = dict(finding, case_text=text, id=name)
    if finding.get("seen_as"):
        again["seen_as"] = [dict(finding["seen_as"][0], cases=index + 1), *finding["seen_as"][1:]]
    return json.dumps(again, separators=(",", ":"), sort_keys=True, ensure_ascii=False)


def main(campaign, out, count):
    campaign, out = pathlib.Path(campaign), pathlib.Path(out)
    out.mkdir(parents=True)
    for name in ("campaign.json", "provenance.json", "blocks.jsonl", "blocks.jsonl.zst", "timings.jsonl"):
        if (campaign / name).exists():
            shutil.copyfile(campaign / name, out / name)
    findings = [json.loads(line) for line in (campaign / "findings.jsonl").read_text(encoding="utf-8").splitlines()]
    places = {id(finding): place for place, finding in enumerate(findings)}
    with open(out / "findings.jsonl", "w", encoding="utf-8") as lines:
        for _, group in itertools.groupby(findings, lambda finding: (finding["engine"], finding["property"], finding["claim"])):
            copies = [(case_of(finding, index)[1], places[id(finding)], index) for finding in group
                      for index in range((count - places[id(finding)] + len(findings) - 1) // len(findings))]
            for _, place, index in sorted(copies):
                lines.write(copied(findings[place], index) + "\n")


if __name__ == "__main__":
    if len(sys.argv) != 4:
        sys.exit(__doc__)
    main(sys.argv[1], sys.argv[2], int(sys.argv[3]))
