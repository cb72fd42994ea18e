#!/usr/bin/env bash
# Size of all tracked text, by folder and by kind: files, lines, tokens; of C and C++ also types, functions over 60 lines, median file.
#   size.sh [REVISION]   of a revision, else of the working tree
# A token is a word, a number or any other character that is no space; a type is a struct, class or enum that Universal Ctags sees
# defined; a function is over 60 lines by scripts/check_functions.sh. In all it prints
#   revision  files  lines   tokens   C and C++: files  lines   tokens   types  functions over 60 lines  median file
#   f0cd2800  3410   264175  3374759             2541   198458  2410281  2042   0                        57
set -euo pipefail
cd "$(dirname "$0")/.."
tree=$PWD
if [ $# -gt 0 ]; then
  tree=$(mktemp -d)
  trap 'rm -rf "$tree"' EXIT
  git archive "$1" | tar -x -C "$tree"
fi
names() { if [ $# -gt 0 ]; then git ls-tree -r -z --name-only --full-tree "$1"; else git ls-files -z; fi; }
names "$@" | python3 -c '
import collections, os, re, signal, statistics, subprocess, sys
signal.signal(signal.SIGPIPE, signal.SIG_DFL)
os.chdir(sys.argv[1])
C = (".h", ".hpp", ".c", ".cpp")
names = [name for name in sys.stdin.read().split("\0") if os.path.isfile(name)]
text = {name: content for name in names if "\0" not in (content := open(name, encoding="utf-8", errors="replace").read())}
lines = {name: content.count("\n") for name, content in text.items()}
tokens = {name: len(re.findall(r"\w+|[^\w\s]", content)) for name, content in text.items()}
types, long = collections.Counter(), collections.Counter()
found = subprocess.run(["ctags", "--languages=C,C++", "--map-C++=+.h", "--kinds-C++=csgf", "--kinds-C=sgf", "--fields=Kne", "-f-", "-L-"],
                       input="\n".join(name for name in text if name.endswith(C)), capture_output=True, text=True, check=True).stdout
for tag in found.splitlines():
    place = tag.split("\t")[1]
    at = dict(field.split(":", 1) for field in tag.rsplit(";\"\t", 1)[1].split("\t")[1:])
    if ";\"\tfunction" not in tag:
        types[place] += 1
    elif "end" in at and int(at["end"]) - int(at["line"]) >= 60:
        long[place] += 1

def table(head, group):
    print(f"| {head} | files | lines | tokens | C and C++ files | lines | tokens | types | functions over 60 lines | median file |\n|" + "---|" * 10)
    parts = collections.defaultdict(list)
    for name in text:
        parts[group(name)].append(name)
        parts["**all**"].append(name)
    for part in sorted(parts, key=lambda one: (one == "**all**", one)):
        all_of_it = parts[part]
        code = [name for name in all_of_it if name.endswith(C)]
        cells = [len(all_of_it)] + [sum(count[name] for name in all_of_it) for count in (lines, tokens)]
        cells += [len(code)] + [sum(count[name] for name in code) for count in (lines, tokens, types, long)]
        cells.append(round(statistics.median([lines[name] for name in code])) if code else 0)
        print("| " + " | ".join([part] + [str(cell) for cell in cells]) + " |")

table("folder", lambda name: name.split("/")[0] if "/" in name else "(root)")
print()
table("kind", lambda name: os.path.splitext(name)[1] or "(no ending)")
' "$tree"
