#!/usr/bin/env python3
"""scripts/bench.sh ends with 1 exactly where a figure is on the wrong side of its bar. Benchmarks and valgrind are replaced by scripts that tell
figures chosen here.   bench_bars_test.py SCRIPTS"""
import json
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile

SIZES = [f"vertices:{n}/separated:{s}" for n in (8, 32, 128) for s in (1, 0)]
CERTIFIED, BOOLEAN = "Ours<CertifiedGjk>", "Ours<CertifiedGjkBoolean>"


def keeping():
    """Times in ns on which every bar is kept with room to spare."""
    tier0 = {f"{name}/{s}": t for s in SIZES for name, t in (("Query", 100), ("Tier0", 50), ("ExactLp", 50_000))}
    peers = {CERTIFIED: 10, BOOLEAN: 10, "Libccd": 100, "Bullet": 100, "Fcl<fcl::GST_LIBCCD>": 100, "Fcl<fcl::GST_INDEP>": 100}
    gjk = {f"{name}/{s}": t for s in SIZES for name, t in peers.items()}
    depth = {f"{name}/{n}": t for n in (8, 32, 128) for name, t in (("Query<Epa>", 50), ("BulletEpa2", 100))}
    return {"tier0_gjk": tier0, "gjk": gjk, "depth": depth, "worker": {"Direct/real_time": 1e7, "ThroughWorker/real_time": 1e6}}


def run_of(folder, times, instructions):
    for name, table in times.items():
        runs = [{"aggregate_name": "median", "run_name": k, "time_unit": "ns", "real_time": 1, "cpu_time": v, "items_per_second": v}
                for k, v in table.items()]
        (folder / f"{name}.json").write_text(json.dumps({"benchmarks": runs}))
    environment = os.environ | {"PATH": f"{folder}:{os.environ['PATH']}", "EACH": str(instructions)}
    return subprocess.run(["bash", folder / "scripts/bench.sh", folder], env=environment, capture_output=True, text=True)


def main():
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        (folder / "scripts").mkdir()
        (folder / "bin").mkdir()
        for script in ("bench.sh", "bench_ratios.mjs", "instructions.sh"):
            shutil.copy(pathlib.Path(sys.argv[1]) / script, folder / "scripts")
        told = f'#!/bin/sh\nfor word; do case $word in --benchmark_out=*) cp "{folder}/${{word##*/}}" "${{word#*=}}";; esac; done\n'
        counted = ('#!/bin/sh\nwhile [ "$1" != --cases ]; do shift; done\n'
                   'echo "==1== Collected : $(($2 * EACH + 1000000))"\nexit $((EACH == 0))\n')
        programs = {f"bin/bench_{b}": told for b in ("tier0_gjk", "worker", "gjk", "depth")} | {"valgrind": counted}
        for path, text in programs.items():
            (folder / path).write_text(text)
            (folder / path).chmod(0o755)

        cases = [("every bar kept", None, None, 1000, 0), ("too many instructions", None, None, 10**6, 1),
                 ("no run under valgrind", None, None, 0, 1)]
        for table, entry, time in [("tier0_gjk", f"Tier0/{SIZES[3]}", 101), ("tier0_gjk", f"ExactLp/{SIZES[5]}", 14_000),
                                   ("gjk", f"{BOOLEAN}/{SIZES[0]}", 101), ("gjk", f"Bullet/{SIZES[1]}", 14),
                                   ("gjk", f"Fcl<fcl::GST_LIBCCD>/{SIZES[2]}", 19), ("gjk", f"Fcl<fcl::GST_INDEP>/{SIZES[4]}", 19),
                                   ("depth", "Query<Epa>/32", 101), ("depth", "Query<Epa>/128", 101)]:
            cases.append((f"{entry} of {time} ns", table, (entry, time), 1000, 1))
        bad = 0
        for words, table, changed, instructions, expected in cases:
            times = keeping()
            if table:
                times[table][changed[0]] = changed[1]
            run = run_of(folder, times, instructions)
            if run.returncode != expected:
                bad += 1
                print(f"{words}: exit code {run.returncode}, not {expected}\n{run.stdout}{run.stderr}")
        return bad


sys.exit(min(main(), 1))
