"""coverage/reasons.list: what quick need not reach, each with the reason in a sentence.

A line is a file, the digest of a text in it that docs/coverage.md tells (the lines that are never run, the line and the side of its
branch, or the whole function), and the sentence. `#` begins a comment. An entry is refused where nothing unreached has that text:
the code has changed, or a case reaches it."""


class Refused(Exception):
    pass


def read(path):
    """[(place, file, digest, sentence)]"""
    entries = []
    with open(path) as lines:
        for number, line in enumerate(lines, 1):
            if not line.strip() or line.startswith('#'):
                continue
            words = line.split(None, 2)
            if len(words) < 3 or not words[2].strip().endswith('.'):
                raise Refused(f'{path}:{number}: expected file, digest of a text, a sentence')
            if (words[0], words[1]) in [entry[1:3] for entry in entries]:
                raise Refused(f'{path}:{number}: {words[0]} {words[1]} stands there twice')
            entries.append((f'{path}:{number}', words[0], words[1], words[2].strip()))
    return entries


def bind(entries, unreached):
    """The reason, or none, for each place of the list `unreached`."""
    sentences = {(file, digest): sentence for _, file, digest, sentence in entries}
    used = {(one.path, digest) for one in unreached for digest in one.digests}
    for place, file, digest, _ in entries:
        if (file, digest) not in used:
            raise Refused(f'{place}: nothing in {file} that quick leaves out has the digest {digest}: it has changed, or is reached')
    return [next((sentences[one.path, digest] for digest in one.digests if (one.path, digest) in sentences), None)
            for one in unreached]
