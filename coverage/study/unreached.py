"""What no case reached: runs of lines, and sides of branches in lines that were reached, each with the text that it is known by."""
import collections
import hashlib

# `what` is run, true or false; `column` that of a side's branch; `text` is the lines, or the branch's own line; `digests` are those of its
# own text and of its function's: a reason may be given for either.
Unreached = collections.namedtuple('Unreached', 'path first last what column text digests')


def digest(*texts):
    """Of words and not of how they are broken into lines."""
    return hashlib.sha256('\0'.join(' '.join(text.split()) for text in texts).encode()).hexdigest()[:16]


def function_digest(file, text, line):
    around = file.function_at(line)
    return digest('function', '\n'.join(text[around[0] - 1:around[1]])) if around else None


def runs_of_lines(file):
    """First and last of lines that follow each other, but for lines without code."""
    runs, before = [], True
    for line in sorted(file.lines):
        if not file.lines[line]:
            if before:
                runs.append([line, line])
            runs[-1][1] = line
        before = file.lines[line]
    return runs


def unreached(path, file, text):
    """`text`: the file's lines."""
    found = []
    for first, last in runs_of_lines(file):
        there = '\n'.join(text[first - 1:last])
        found.append(Unreached(path, first, last, 'run', 0, there, (digest('lines', there), function_digest(file, text, first))))
    for (line, column, side), reached in sorted(file.sides.items()):
        if not reached and file.lines.get(line):
            there = text[line - 1]
            found.append(Unreached(path, line, line, side, column, there, (digest(side, there), function_digest(file, text, line))))
    return sorted(found, key=lambda one: (one.first, one.last))


def reaches(files, one):
    """Whether a stage, its files by name, reaches the whole place."""
    file = files.get(one.path)
    if file is None:
        return False
    if one.what == 'run':
        return all(file.lines.get(line, True) for line in range(one.first, one.last + 1)) and one.first in file.lines
    return file.sides.get((one.first, one.column, one.what), False)
