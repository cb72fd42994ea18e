"""The command lines that the project prints: in documents, in --help, and in what report writes.

A line is (where it stands, the line, without its comment). Blocks of sh are lines of one folder, one after the other; spans of code in
sentences count where they have arguments, since a command without is only its name.
"""
import base64
import gzip
import re
import subprocess

STARTS = r"(?:\$?assay|build/release/bin/assay|gdb --args assay|node|python3|scripts/\S+|ci/scripts/\S+|ctest|make|source <\(assay)"
NAME_ALONE = r"assay (study )?[a-z]+"


def without_comment(line):
    """Without what stands behind two blanks and a sharp, or behind three blanks: how documents and examples explain a line."""
    return re.split(r"\s{2,}#|\s# |\s{3,}", line.strip())[0].strip()


def of_document(path, name):
    text = path.read_text()
    lines, held, in_block = [], "", False
    for number, line in enumerate(text.split("\n"), 1):
        if line.startswith("```"):
            in_block = line == "```sh"
            continue
        if not in_block or not line.strip() or line.startswith("#"):
            continue
        held += line.rstrip()
        if held.endswith("\\"):
            held = held[:-1]
            continue
        lines.append((f"{name}:{number}", re.split(r"\s+# ", held)[0].strip()))
        held = ""
    prose = re.sub(r"```.*?```", "", text, flags=re.S)
    for span in re.findall(r"`([^`\n]*)`", prose):
        if re.match(rf"{STARTS} ", span) and not re.fullmatch(NAME_ALONE, span.strip()):
            lines.append((f"{name}: in a sentence", span.strip()))
    return lines


def of_help(assay):
    def said(*words):
        return subprocess.run([assay, *words], capture_output=True, text=True, check=True).stdout

    listed = re.search(r"^Subcommands:\n(.*?)^$", said("--help"), flags=re.M | re.S).group(1)
    lines = []
    for command in re.findall(r"^  ([a-z]+) ", listed, flags=re.M):
        examples = re.search(r"^Examples:\n(.*?)^$", said(command, "--help"), flags=re.M | re.S).group(1)
        lines += [(f"assay {command} --help", without_comment(line)) for line in examples.split("\n") if line.strip()]
    topics = re.search(r"Topics for assay help: (.*)", said("help")).group(1)
    for topic in re.findall(r"[a-z-]+", topics):
        for line in re.findall(rf"(?:^|\s)({STARTS} [^`\n]+)|`({STARTS} [^`\n]+)`", said("help", topic)):
            found = without_comment(re.split(r": |, | names ", line[0] or line[1])[0])
            if not re.fullmatch(NAME_ALONE, found):
                lines.append((f"assay help {topic}", found))
    return lines


def of_reports(folder):
    """Every line that replays, in whatever report of a campaign: Markdown, cards, SARIF, JUnit, CSV and the page."""
    found = {}
    for path in sorted(folder.rglob("*")):
        if path.suffix not in (".md", ".html", ".sarif", ".xml", ".csv", ".json"):
            continue
        text = path.read_text(errors="replace")
        for packed in re.findall(r'data-pack="?findings"?[^>]*>([^<]+)<', text):
            text += gzip.decompress(base64.b64decode(packed)).decode()
        for line in re.findall(r"[\w./-]*assay replay [\w./-]+\.case", text):
            found.setdefault((path.suffix, path.parent.name if path.parent.name != "report" else "", line), path)
    return [(str(path.relative_to(folder)), key[2]) for key, path in found.items()]
