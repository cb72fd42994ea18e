"""Every tolerance that an adapter takes from a library's document is in the header that it names, where that is installed.

usage: documented.py ROOT [INCLUDE]    ROOT: of the project; INCLUDE: where headers are, /usr/include

Exit 0 where each line stands in its header; 1 where one does not, or an adapter states an absolute part without a document.
"""
import pathlib
import re
import sys

TEXT = r"""(?:"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|\b[A-Z_]{3,}\b)"""
CALL = re.compile(rf"\bdocumented\(\s*([^,()]+),\s*({TEXT}(?:\s*{TEXT})*),\s*({TEXT}(?:\s*{TEXT})*)\s*\)")
DEFINED = re.compile(r'#define ([A-Z_]+)\s+((?:\\\s*)?"[^"\n]*")')
NOT_LIBRARIES = {"bad", "examples", "faults", "assay"}


def text_of(tokens, defined):
    """What the literals say, one behind the other; a macro stands for its own."""
    text = ""
    for token in re.findall(TEXT, tokens):
        text += token[1:-1] if token[0] in "\"'" else defined[token]
    return text


def words(text):
    return " ".join(text.split())


def main():
    root, include = pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2] if len(sys.argv) > 2 else "/usr/include")
    wrong, counts = [], {"found": 0, "skipped": 0, "no header": 0}
    for folder in sorted(path for path in (root / "engines/adapters").iterdir() if path.is_dir()):
        if folder.name in NOT_LIBRARIES:
            continue
        sources = [path for path in sorted(folder.rglob("*"))
                   if path.suffix in (".h", ".cpp", ".mjs", ".py") and "node_modules" not in path.parts]
        texts = {path: path.read_text() for path in sources}
        calls = [(path, *call) for path, text in texts.items() for call in CALL.findall(text)]
        asked = sum(len(re.findall(r"\bdocumented\(", text)) for text in texts.values())
        if asked != len(calls):
            wrong.append(f"{folder}: {asked} tolerances, of which {len(calls)} can be read: value, where and line are literals")
        if not calls and any(re.search(r"_absolute\b", text) for text in texts.values()):
            wrong.append(f"{folder}: states an absolute part that no document is named for")
        for path, value, where, line in calls:
            defined = {name: literal.strip("\\\n \"") for name, literal in DEFINED.findall(texts[path])}
            where, line = text_of(where, defined), text_of(line, defined)
            header = include / where
            if where.startswith("https://"):
                counts["no header"] += 1
            elif not header.is_file():
                counts["skipped"] += 1
                print(f"skipped: {header} is not installed ({path.relative_to(root)})")
            elif words(line) in words(header.read_text(errors="replace")):
                counts["found"] += 1
            else:
                wrong.append(f"{path}: {header} has no line \"{line}\", from which {value.strip()} is taken")
    print(*wrong, sep="\n")
    print(f"documented tolerances: {counts['found']} found, {counts['skipped']} skipped as their header is not installed, "
          f"{counts['no header']} in documents that no package installs, {len(wrong)} wrong")
    return 1 if wrong or not any(counts.values()) else 0


sys.exit(main())
