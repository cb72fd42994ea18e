#!/usr/bin/env python3
"""The figures of docs/clusters.md about merging: what merge of 1, 4, 16 and 64 shards of 10 000 lines each takes on one thread. The lines are
those of a short run, once more for other blocks of the same rows and with other shares of the judge's filter: what a night of hours leaves, without
the hours. No part of the suite.

merging.py ASSAY [SHARDS...]
"""
import json
import os
import random
import subprocess
import sys
import tempfile
from pathlib import Path

LINES = 10_000
ASKED = ["--engine", "hull/monotone_chain_naive", "--engine", "hull/monotone_chain_exact", "--property", "hull2/is_exact",
         "--domain", "hull2/*", "--cases", "4096", "--seed", "7", "--jobs", "1"]


def measured(codes, *words):
    """Processor seconds and the largest process in MB, of the command and of what it starts; ends where its exit code is none of these. Without a
    PATH, so that no Node.js is found: a start of each engine in JavaScript is more than a merge of some shards."""
    with tempfile.TemporaryFile() as said:
        child = os.posix_spawn(words[0], [str(word) for word in words], {"PATH": ""},
                               file_actions=[(os.POSIX_SPAWN_OPEN, 1, os.devnull, os.O_WRONLY, 0), (os.POSIX_SPAWN_DUP2, said.fileno(), 2)])
        _, status, used = os.wait4(child, 0)
        code = os.waitstatus_to_exitcode(status)
        if code not in codes:
            said.seek(0)
            sys.exit(f"merging.py: {words[1]}: exit code {code}: {said.read().decode(errors='replace').strip().splitlines()[-1:]}")
        return used.ru_utime + used.ru_stime, used.ru_maxrss / 1000


def another(cells, draw):
    """Cells of which the filter decided another part: equal lines would be packed as no record is, and be refused for it."""
    made = []
    for difficulty, holds, *counts in cells:
        rest = counts[2:] if len(counts) > 1 and isinstance(counts[1], int) else counts[1:]
        decided = sum(counts[: len(counts) - len(rest)])
        if decided > 1:
            filtered = draw.randrange(1, decided)
            counts = [filtered, decided - filtered, *rest]
        made.append([difficulty, holds, *counts])
    return made


def as_shards(assay, short, count, folder):
    """Each row's blocks go around among the shards. The first ones are those of the short run, so its findings are the night's."""
    header = json.loads((short / "campaign.json").read_text())
    del header["checksum"]  # of the plan of the short run
    lines = {}
    packed = subprocess.run(["zstdcat", short / "blocks.jsonl.zst"], capture_output=True, check=True, text=True).stdout
    for engine, row, _, *rest in map(json.loads, packed.splitlines()):
        lines.setdefault((engine, row), []).append(rest)
    blocks = count * LINES // len(lines)
    for row in header["plan"]:
        row["cases"] = blocks * header["block_size"]
    draw = random.Random(7)
    for shard in range(count):
        made = folder / f"lines{shard}"
        made.mkdir()
        (made / "campaign.json").write_text(json.dumps(header, indent=2))
        with open(made / "blocks.jsonl", "w") as out:
            for (engine, row), known in lines.items():
                for block in range((shard + row) % count, blocks, count):
                    cells, *failures = known[block % len(known)]
                    out.write(json.dumps([engine, row, block, another(cells, draw), *failures], separators=(",", ":")) + "\n")
        # Packed as a shard's end packs them; 4: blocks are missing.
        measured({0, 4}, assay, "merge", made, "--jobs", "1", "--out", folder / f"shard{shard}")
        (made / "blocks.jsonl").unlink()
    return sorted(folder.glob("shard*"))


def main(assay, counts):
    with tempfile.TemporaryDirectory() as work:
        work = Path(work)
        _, megabytes = measured({1}, assay, "check", *ASKED, "--out", work / "short")
        print(f"a task: largest process {megabytes:.0f} MB", flush=True)
        seconds, megabytes = measured({0}, assay, "merge", work / "short", "--jobs", "1", "--out", work / "again")
        print(f"160 lines: largest process {megabytes:.0f} MB, {seconds:.1f} s of processor time: looking at engines, findings", flush=True)
        for count in counts:
            folder = work / str(count)
            folder.mkdir()
            shards = as_shards(assay, work / "short", count, folder)
            seconds, megabytes = measured({0}, assay, "merge", *shards, "--jobs", "1", "--out", folder / "night")
            lines = count * LINES
            print(f"{count} shards, {lines} lines: largest process {megabytes:.0f} MB, {seconds:.1f} s of processor time, "
                  f"{1e6 * seconds / lines:.0f} us a line", flush=True)


main(str(Path(sys.argv[1]).resolve()), [int(word) for word in sys.argv[2:]] or [1, 4, 16, 64])
