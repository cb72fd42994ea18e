#!/usr/bin/env python3
"""The arithmetic of docs/clusters.md: what a night of eight hours costs and finds on 1, 100 and 10 000 cores, from what figures.sh measured.

model.py VERDICTS_A_SECOND PACKED_BYTES RAW_BYTES LINE_US LEVEL_US

Of one core; of a line of the record in a shard, packed and as it is appended; of merging one line, and of each level of unions more.
"""
import math
import sys

NIGHT, BLOCK, MOST_LINES, AT_A_TIME = 8 * 3600, 1024, 2**26, 8  # kMostRecords, kMostReadAtATime
ENGINES, DOMAINS = 2, 20  # of figures.sh
rate, packed, raw, line_us, level_us = map(float, sys.argv[1:])


def levels(shards):
    """Of unions before the last merge, which reads the target, too."""
    return math.ceil(math.log(shards + 1, AT_A_TIME)) - 1


def of_time(seconds):
    for unit, length in (("days", 86400), ("h", 3600), ("min", 60)):
        if seconds >= 2 * length:
            return f"{seconds / length:.2g} {unit}"
    return f"{seconds:.2g} s"


def of_bytes(count):
    power = int(math.log10(count) // 3)
    return f"{count / 1000**power:.3g} {['B', 'kB', 'MB', 'GB', 'TB'][power]}"


def row(name, value):
    print("|".join(["", name, *(value(cores) for cores in (1, 100, 10_000)), ""]))


verdicts = lambda cores: rate * NIGHT * cores
lines = lambda cores: verdicts(cores) / BLOCK
merging = lambda count, shards: count * 1e-6 * (line_us + level_us * levels(shards))
row("cores", str)
row("verdicts", lambda cores: f"{verdicts(cores):.1e}")
# 1 - (1 - p)^n = 0.95 where n p is 3.
row("seen with 95 % on each domain of one engine: one in", lambda cores: f"{verdicts(cores) / ENGINES / DOMAINS / 3:.1e}")
row("lines of the record", lambda cores: f"{lines(cores):.1e}")
row("shards, packed", lambda cores: of_bytes(lines(cores) * packed))
row("a shard", lambda _: of_bytes(lines(1) * packed))
row("merging, one thread", lambda cores: of_time(merging(lines(cores), cores)))
row("lines appended, all tasks, a second", lambda cores: f"{rate / BLOCK * cores:.2g}")
print(f"appended a second and core: {of_bytes(rate / BLOCK * raw)}")
print(f"one record: {MOST_LINES:.1e} lines, {MOST_LINES * BLOCK:.1e} verdicts: {MOST_LINES / lines(1):.2g} cores for a night, "
      f"{MOST_LINES * BLOCK / (1000 * NIGHT):.2g} of an engine that takes a millisecond a case; merging 16 shards "
      f"of it {of_time(merging(MOST_LINES, 16))}; {math.ceil(lines(100) / MOST_LINES)} campaigns for 100 cores, "
      f"{lines(10_000) / MOST_LINES:.2g} for 10 000")
