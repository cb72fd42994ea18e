#!/usr/bin/env python3
"""refused_builds.py SOURCE FOLDER COMPILER: builds the selftest with the engines and oracles that it asks, and without the referee, once as
it should be and once with each of the flags that change arithmetic; the first must answer truly, each other be refused in a sentence."""
import collections
import concurrent.futures
import functools
import pathlib
import platform
import re
import subprocess
import sys

source, folder, compiler = pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2]), sys.argv[3]
START = [source / 'tests/selftest/alone.cpp', *(source / 'selftest' / f'{name}.cpp' for name in ('arithmetic', 'problems', 'selftest'))]
HONEST = ['-ffp-contract=off', '-fno-fast-math']


@functools.cache
def includes_of(file):
    return [source / path for path in re.findall(r'^#include "([^"]+)"', file.read_text(), re.M) if (source / path).exists()]


@functools.cache
def all_includes_of(file):
    direct = includes_of(file)
    return frozenset(direct).union(*map(all_includes_of, direct))


def implements(file, header):
    """By its name; a file without a header of its name any of its folder that it includes, directly or not."""
    own = file.with_suffix('.h')
    return own == header if own.exists() else header in all_includes_of(file)


def sources():
    """What START needs, header by header."""
    needed, seen, todo = [], set(), list(START)
    while todo:
        file = todo.pop()
        if file in seen:
            continue
        seen.add(file)
        needed += [file] * (file.suffix == '.cpp')
        for header in includes_of(file):
            todo.append(header)
            if header.parent != source / 'selftest':  # whose files START names: the referee's is none of them
                todo += [one for one in header.parent.glob('*.cpp') if implements(one, header)]
    return needed


def unity(files):
    """A file of each folder that includes what is needed of it."""
    groups = collections.defaultdict(list)
    for file in sorted(files):
        groups[file.relative_to(source).parent].append(file)
    for parent, group in groups.items():
        path = folder / f'{str(parent).replace("/", "_")}.cpp'
        path.write_text(''.join(f'#include "{file}"\n' for file in group))
        yield path


def compiled(files, name, flags):
    def compile_one(file):
        output = folder / f'{file.stem}.{name}.o'
        words = [compiler, '-std=c++20', '-O1', *flags, f'-DASSAY_FLAGS="-O1 {" ".join(flags)}"', f'-I{source}', '-c', file, '-o', output]
        subprocess.run(words, check=True)
        return output
    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        return list(pool.map(compile_one, files))


def outcome(objects, name, link_flags):
    program = folder / f'alone.{name}'
    subprocess.run([compiler, *link_flags, *objects, '-o', program, '-lfmt', '-lgmp', '-lpthread'], check=True)
    ended = subprocess.run([program], capture_output=True, text=True, timeout=300, check=False)
    print(f'{name}: exit code {ended.returncode}. {ended.stderr.strip()}')
    return ended


def refused(ended):
    return ended.returncode == 2 and re.fullmatch(
        r'assay: selftest \S+: expected .+, got .+: this build \(.*\) computes wrongly; no verdict of it is worth anything\n', ended.stderr)


def main():
    folder.mkdir(parents=True, exist_ok=True)
    files = list(unity(sources()))
    honest = compiled(files, 'honest', HONEST)
    wrong = [] if outcome(honest, 'honest', []).returncode == 0 else ['honest']
    builds = {'flush_to_zero': (honest, ['-ffast-math'])}  # which links g++'s crtfastmath.o
    fast = compiled(files, 'fast_math', ['-ffast-math'])
    builds['fast_math'] = (fast, ['-ffast-math'])
    builds['fast_math_but_linked_without'] = (fast, [])
    own = [one for one in honest if 'selftest' in one.name] + [one for one in fast if 'selftest' not in one.name]
    builds['fast_math_in_engines_and_oracles_alone'] = (own, [])
    if platform.machine() == 'x86_64' and ' fma ' in pathlib.Path('/proc/cpuinfo').read_text():
        flags = ['-fexpensive-optimizations', '-ffp-contract=fast', '-mfma']  # without the first g++ -O1 fuses nothing
        builds['contraction'] = (compiled(files, 'contraction', flags), [])
    else:
        print('contraction: skipped, this processor has no fused multiply-add')
    wrong += [name for name, (objects, link_flags) in builds.items() if not refused(outcome(objects, name, link_flags))]
    print('passed' if not wrong else f'wrong: {", ".join(wrong)}')
    return len(wrong)


if __name__ == '__main__':
    sys.exit(main())
