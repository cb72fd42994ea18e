#!/usr/bin/env python3
"""Every command line that the project prints runs, in a clean folder that has what the line names.

printed_commands.py help|reports|documents ASSAY SOURCE TEST_ENGINES ENGINES
  help       examples and topics of --help
  reports    what report writes about a campaign: page, cards, summary, SARIF, JUnit, CSV
  documents  README.md and docs/*.md: blocks of sh, and spans of code that have arguments

A line is run as it stands, by `bash -c`, where "assay" is a word that runs the program on few cases (SMALL). Wrong is an exit code
that the line's command does not document for it, such as 2, and 127. What is not run is named in NOT_RUN, with its reason.
"""
import gzip
import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))
import printed_lines  # noqa: E402

SECONDS = 240  # for one line

NOT_RUN = {
    r"make ": "builds, or runs whole batteries and suites: what contributors and CI run themselves",
    r"ctest|cmake --(preset|install|build)": "is of a build: e2e/installed and the suite itself run it",
    r"dpkg-buildpackage|scripts/bare_debian.sh": "makes packages: e2e/debian_package",
    r"\bhunt\b|scripts/fuzz.sh|scripts/merge_corpus.sh|fuzz_files|fuzz/services": "needs the preset fuzz: e2e/hunt, e2e/fuzz_services, fuzz/files",
    r"kubectl|parallel --ssh|scripts/slurm": "needs a cluster: e2e/slurm, e2e/ci",
    r"seq 16": "e2e/ci runs it",
    r"ci/scripts/(nightly_shard|merge_and_compare|keep_night|cluster_night)": "are steps of one night, which e2e/ci runs in their order",
    r"viprchk": "is of the VIPR project; tests/campaign/vipr.sh has a checker of its own",
    r"scripts/(bench|rates|coverage)": "takes an hour",
    r"scripts/install_packages": "installs packages",
    r"examples/releases": "fetches releases of a package",
    r"bench/pipe/": "needs its partner, which make bench starts",
    r"path/to/assay|facets|boxes\.so": "e2e/command_engines, e2e/first_hour and examples of docs/adding-an-engine.md build it",
    r"rbox": "needs Debian's qhull-bin" if not shutil.which("rbox") else "",
    r"gdb ": "needs gdb" if not shutil.which("gdb") else "",
    r"man -l": "needs man" if not shutil.which("man") else "",
    r"node ": "needs node" if not shutil.which("node") else "",
    r"many_findings": "writes a million findings: viewer/many_findings",
    r"second_evaluation": "e2e/second_evaluation",
    r"\.\.\.|\[--|<": "is a form and no command",
    r"--(baseline|engine|keep|all|tapes)$|bisect FILE$": "names an option in a sentence",
}

# What each command may end with; 2, an error, is none of them. Where it writes, it writes beside what is there (as_it_stands_here).
CODES = {"check": (0, 1, 3, 4), "merge": (0, 1, 3, 4), "matrix": (0, 1, 4), "blocks": (0, 1), "source": (0,)}
JUDGING = {"try", "replay", "compare", "bisect", "history", "solve"}

# A word in a line of a document that stands for something here.
STANDS_FOR = [(r"docs/([\w-]+)/NAME\.case", lambda at: str(sorted(Path("docs", at.group(1)).glob("*.case"))[0])),
              (r"out/matrix/versions/1\.1/findings/ID\.case|out/mujoco\S*/ID\.case", "FILE.case"), (r"0123456789abcdef", "FINDING"),
              (r"--engines NAME", "--engines gjk/certified"), (r"--engine NAME", "--engine glpk/dual"), (r"--family F\b", "--family gjk"),
              (r"\bCASE\b", "program.case"), (r"\bcase\.txt\b", "pair.case"),
              (r"(solve) FILE\b(?!\.)", r"\1 afiro.mps"), (r"(--shard 3/7 --out) part3", r"\1 one_of_seven"),
              (r"FILE\.mps", "afiro.mps"), (r"--folder DIR", "--folder netlib"), (r"\bTOPIC\b", "engines"),
              (r"(--out) (DIR|CAMPAIGN)\b", r"\1 out/other"), (r"\b(DIR|CAMPAIGN)\b", "out/today"), (r"\bFILE\b(?!\.)", "FILE.case"),
              (r"out/run/", "out/today/"), (r"program\.json", "afiro.mps"), (r"(replay) findings/\*", r"\1 out/today/findings/*"),
              (r"(certify FILE\.case)$", r"\1 >proofs.jsonl"), (r"check_certificate\.mjs FILE\.case", "check_certificate.mjs proofs.jsonl")]

SMALL = r"""#!/usr/bin/env bash
words=() command=$1 few=()
while [ $# -gt 0 ]; do
  case $1 in
    --time) words+=("$1" 5s); shift ;;
    --cases) words+=("$1" 8); shift ;;
    *) words+=("$1") ;;
  esac
  shift
done
given=" ${words[*]} "
if [ "$command" = check ] || [ "$command" = matrix ]; then
  few=(--jobs 1)
  [[ $given == *" --cases "* ]] || few+=(--cases 8)
  [[ $given == *" --engine "* || $command = matrix ]] || few+=(--engine 'hull/*' --engine libccd/gjk --property hull2/is_exact --property gjk/verdict_is_right)
fi
[ "$command" != study ] || [[ $given == *" --cases "* ]] || few=(--cases 1)
exec -a assay PROGRAM "${words[@]}" "${few[@]}"
"""

PROGRAM_MPS = """NAME AFIRO
ROWS
 N OBJ
 L R1
COLUMNS
 X OBJ -3 R1 1
 Y OBJ -5 R1 2
RHS
 RHS R1 12
ENDATA
"""
TETRAHEDRON = "OFF\n5 0 0\n0 0 0\n4 0 0\n0 4 0\n0 0 4\n1 1 1\n"
TWO_BODIES = "o a\nv 0 0 0\nv 1 0 0\nv 0 1 0\nv 0 0 1\no b\nv 3 0 0\nv 4 0 0\nv 3 1 0\nv 3 0 1\n"


class Folder:
    """A clone's root with files of the names that documents use, and campaigns that the program made of them."""

    def __init__(self, assay, source, test_engines, engines):
        self.assay, self.source, self.test_engines, self.engines = assay, source, test_engines, engines
        self.work = Path(tempfile.mkdtemp())
        self.made = self.work / "made"
        self.made.mkdir()
        self.environment = {**os.environ, "PATH": f"{self.work}/bin:{os.environ['PATH']}", "ASSAY": "assay",
                            "ASSAY_ENGINE_PATH": str(engines)}
        (self.work / "bin").mkdir()
        small = self.work / "bin/assay"
        small.write_text(SMALL.replace("PROGRAM", f"'{assay}'"))
        small.chmod(0o755)
        self.write_files()
        self.write_campaigns()

    def run(self, line, folder, seconds=SECONDS):
        with subprocess.Popen(["bash", "-c", line], cwd=folder, env=self.environment, stdin=subprocess.DEVNULL, text=True, errors="replace",
                              stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True) as process:
            try:
                said, complained = process.communicate(timeout=seconds)
            except subprocess.TimeoutExpired:
                os.killpg(process.pid, 9)
                return "no end", ""
        return process.returncode, (complained or said)[-400:]

    def must(self, line):
        code, said = self.run(line, self.made)
        if code not in (0, 1):
            raise SystemExit(f"{line}: {code}: {said}")

    def write_files(self):
        made = self.made
        for name in ("docs", "scripts", "ci", "engines", "examples", "tests", "properties"):
            (made / name).symlink_to(self.source / name)
        (made / "build/release/bin").mkdir(parents=True)
        (made / "build/release/bin/assay").symlink_to(self.work / "bin/assay")
        copies = {"mine_1.so": ["old.so", "mended.so", "mine_1_0.so", "engine_1_0.so", "O0/mine.so", "gift_wrapping.so"],
                  "mine_2.so": ["mine.so", "new.so", "mine_1_1.so", "engine_1_1.so", "O3/mine.so", "my_engine.so"]}
        for file, names in copies.items():
            for name in names:
                (made / name).parent.mkdir(exist_ok=True)
                shutil.copy(self.test_engines / file, made / name)
        page = (self.source / "docs/adding-an-engine.md").read_text()
        accepted = re.search(r"^\[\[accepted\]\]\n.*?^(?=```)", (self.source / "docs/ci.md").read_text(), flags=re.M | re.S).group(0)
        (made / "assay-accepted.toml").write_text(accepted)
        (made / "boxes.py").write_text(re.search(r"^```python\n(.*?)^```", page, flags=re.M | re.S).group(1))
        for name in ("gift_wrapping.mjs", "my_engine.mjs", "rapier.mjs"):
            (made / name).write_text(re.search(r"^```js\n(.*?)^```", page, flags=re.M | re.S).group(1))
        for file in (self.source / "engines/pipe_kit").glob("assay_pipe.*"):
            shutil.copy(file, made)
        for name in ("afiro.mps", "netlib/afiro.mps"):
            (made / name).parent.mkdir(exist_ok=True)
            (made / name).write_text(PROGRAM_MPS)
        (made / "afiro.mps.gz").write_bytes(gzip.compress(PROGRAM_MPS.encode()))
        for name in ("left.off", "right.off"):
            (made / name).write_text(TETRAHEDRON)
        (made / "cloud.txt").write_text("0 0 0\n4 0 0\n0 4 0\n0 0 4\n1 1 1\n")
        (made / "two_bodies.obj").write_text(TWO_BODIES)

    def write_campaigns(self):
        asked = "assay check --no-self-checks --engine ./mine.so --engine libccd/gjk --engine qhull/hull2 --property hull2/is_exact " \
                "--property gjk/verdict_is_right --domain hull2/collinear_ulps --domain gjk/scaled_2d --cases 64"
        self.must(f"{asked} --out out/today")
        copies = ("out/quick", "out/last", "out/last_release", "out/nightly", "out/a", "out/b", "out/assay/run", "last_night/run", "v1", "v2")
        for name in copies:
            shutil.copytree(self.made / "out/today", self.made / name)
        for number in range(1, 8):
            self.must(f"{asked} --shard {number}/7 --out part{number}")
        for number in (1, 2):
            self.must(f"{asked} --shard {number}/2 --out shard{number}")
        finding = next(path for path in sorted((self.made / "out/today/findings").glob("*.case")) if "mine/hull" in path.read_text())
        for name in ("FILE.case", "big.case", "mine.case"):
            self.must(f"assay reduce {finding.relative_to(self.made)} --out {name}")
        self.finding = finding.stem
        # A cloud on which the engine of engine_for fails, which may be made smaller.
        self.must("assay export docs/hull-findings/bullet_small_cube_is_a_point.case --as off --out cloud.off")
        self.must("assay draw gjk/scaled_3d --case 3 --engine libccd/gjk --property gjk/verdict_is_right --out pair.case")
        self.must("assay draw lp/classics --case 3 --out program.case")

    def fresh(self):
        folder = self.work / "clone"
        shutil.rmtree(folder, ignore_errors=True)
        shutil.copytree(self.made, folder, symlinks=True)
        return folder

    def engine_for(self, line):
        """The shared object that is called mine.so: one that serves what the line asks."""
        if "hull3/" in line:
            return self.engines / "bullet_float.so"
        return self.engines / "libccd.so" if "collision" in line else self.test_engines / "mine_2.so"


def as_it_stands_here(line, finding):
    line = re.sub(r"\$assay\b", "assay", line)
    for what, with_what in STANDS_FOR:
        line = re.sub(what, with_what, line)
    if re.search(r"--as (fcl|mps|vipr)|corpus\.json", line):
        line = line.replace("FILE.case", "pair.case").replace("corpus.json", "docs/corpus/corpus.json")
    line = re.sub(r"(assay (?:check|matrix) .*?--out) (\S+)", r"\1 \2_again", line)
    line = re.sub(r"(pull_request\.sh) (?!.*--out)", r"\1 --out out/change ", line)
    if re.search(r"assay (check|matrix)\b(?!.*--out)", line):
        line += f" --out out/made_{abs(hash(line))}"
    return line.replace("FINDING", finding)


def allowed_codes(line):
    words = re.findall(r"[\w./-]*assay (\w+)|check_\w+\.mjs|^(source)", line)
    command = next((one for pair in words for one in pair if one), "")
    judges = command in JUDGING or re.search(r"gdb|pull_request", line)
    return CODES.get(command, (0, 1) if judges else (0,))


def run_lines(lines, folder_of, clean):
    wrong, not_run, used = [], 0, set()
    document, folder, done = None, None, set()
    for where, line in lines:
        reason = next(((pattern, why) for pattern, why in NOT_RUN.items() if why and re.search(pattern, line)), None)
        if reason:
            used.add(reason[0])
            not_run += 1
            print(f"not run: {where}: {line}: {reason[1]}")
            continue
        if where.split(":")[0] != document or folder is None:
            document, folder = where.split(":")[0], clean.fresh() if folder_of is None else folder_of
        here = line
        if folder_of is None:
            os.chdir(folder)
            here = as_it_stands_here(line, clean.finding)
            shutil.copy(clean.engine_for(here), folder / "mine.so")
            if out := re.search(r"assay (?:merge|corpus) .*--out (\S+)", here):
                shutil.rmtree(folder / out.group(1), ignore_errors=True)
        if (folder, here) in done:
            continue
        done.add((folder, here))
        code, said = clean.run(here, folder)
        if code not in allowed_codes(here):
            wrong.append(f"WRONG: {where}: {line}\n  run as {here}\n  exit code {code}, expected one of {allowed_codes(here)}: {said}")
            print(wrong[-1], flush=True)
    print(f"{len(done)} lines run, {not_run} not run, {len(wrong)} wrong")
    return wrong, used


def main():
    what, assay, source, test_engines, engines = sys.argv[1], *map(lambda word: Path(word).resolve(), sys.argv[2:6])
    clean = Folder(assay, source, test_engines, engines)
    try:
        if what == "reports":
            folder = clean.fresh()
            for command in ("assay report out/today", "assay report out/today --engine mine/hull", f"'{assay}' report out/last",
                            "cd out/quick && assay report ."):
                if clean.run(command, folder)[0] != 0:
                    raise SystemExit(f"{command} fails")
            lines = printed_lines.of_reports(folder / "out/today") + printed_lines.of_reports(folder / "out/last")
            kinds = {Path(where).suffix for where, _ in lines}
            if kinds < {".md", ".html", ".sarif", ".xml", ".csv"}:
                raise SystemExit(f"no line that replays in some report: only in {sorted(kinds)}")
            wrong, _ = run_lines(lines, folder, clean)
            within, _ = run_lines(printed_lines.of_reports(folder / "out/quick"), folder / "out/quick", clean)
            wrong += within
        elif what == "help":
            wrong, _ = run_lines(printed_lines.of_help(str(assay)), None, clean)
        else:
            pages = [source / "README.md", *sorted((source / "docs").glob("*.md"))]
            lines = [line for page in pages for line in printed_lines.of_document(page, str(page.relative_to(source)))]
            wrong, used = run_lines(lines, None, clean)
            lines += printed_lines.of_help(str(assay))
            for pattern in NOT_RUN:
                if not any(re.search(pattern, line) for _, line in lines):
                    wrong.append(pattern)
                    print(f"WRONG: NOT_RUN has {pattern}, and no line is so")
    finally:
        os.chdir("/")
        shutil.rmtree(clean.work)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
