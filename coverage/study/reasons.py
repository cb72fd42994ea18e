"""coverage/reasons.list: what quick need not reach, each place with one of few reasons.

  kind   NAME STAGE SENTENCE      a reason; STAGE is the one that must reach each of its places, or - where none can
  text   NAME WHAT FILES EXPRESSION   every place of that WHAT (run: lines, true or false: a side of a branch) in FILES, a pattern, whose
                                  text it finds
  place  NAME FILE DIGEST         one place, by the digest of a text in it that unreached.txt tells: its own lines, the line and the
                                  side of its branch, or the whole function

`#` begins a comment. What is for nothing is refused: the code has changed, or a case reaches it. So is a place that its kind's stage
does not reach. An expression gives a reason only to what that stage reaches, and to nothing where the stage was not run."""
import collections
import fnmatch
import re

import unreached as places

Kind = collections.namedtuple('Kind', 'stage sentence')
Given = collections.namedtuple('Given', 'kinds texts places')
Text = collections.namedtuple('Text', 'at kind what files expression')
Place = collections.namedtuple('Place', 'at kind file digest')


class Refused(Exception):
    pass


def read_line(at, words, given):
    if words[0] == 'kind' and len(words) == 4 and words[3].endswith('.') and words[1] not in given.kinds:
        given.kinds[words[1]] = Kind(words[2], words[3])
    elif words[0] == 'text' and len(words) == 4 and words[1] in given.kinds and words[2] in ('run', 'true', 'false') and ' ' in words[3]:
        files, expression = words[3].split(None, 1)
        given.texts.append(Text(at, words[1], words[2], files, re.compile(expression)))
    elif words[0] == 'place' and len(words) == 4 and words[1] in given.kinds:
        if (words[2], words[3]) in [(one.file, one.digest) for one in given.places]:
            raise Refused(f'{at}: {words[2]} {words[3]} stands there twice')
        given.places.append(Place(at, *words[1:]))
    else:
        raise Refused(f'{at}: expected kind, name, stage, a sentence; text, kind, run or true or false, files, expression; '
                      'or place, kind, file, digest')


def read(path):
    given = Given({}, [], [])
    with open(path) as lines:
        for number, line in enumerate(lines, 1):
            if line.strip() and not line.startswith('#'):
                read_line(f'{path}:{number}', line.strip().split(None, 3), given)
    return given


def holds(kind, one, stages):
    """Whether the kind's stage reaches the place; nothing where that stage was not run."""
    if kind.stage == '-':
        return True
    return places.reaches(stages[kind.stage], one) if kind.stage in stages else None


def bind(given, unreached, stages):
    """The name of the kind, or none, for each place of the list `unreached`. `stages`: files by name of each stage that was run."""
    of_place = {(entry.file, entry.digest): entry for entry in given.places}
    used, names = set(), []
    for one in unreached:
        entry = next((of_place[one.path, digest] for digest in one.digests if (one.path, digest) in of_place), None)
        if entry is not None:
            used.add(entry.at)
            if holds(given.kinds[entry.kind], one, stages) is False:
                raise Refused(f'{entry.at}: {one.path}:{one.first} is not reached by {given.kinds[entry.kind].stage}, '
                              f'which a place of the kind {entry.kind} has to be')
            names.append(entry.kind)
            continue
        found = [text for text in given.texts if text.what == one.what and fnmatch.fnmatch(one.path, text.files) and text.expression.search(one.text)]
        used.update(text.at for text in found)
        names.append(next((text.kind for text in found if holds(given.kinds[text.kind], one, stages)), None))
    for entry in given.texts + given.places:
        if entry.at not in used:
            raise Refused(f'{entry.at}: it is the reason of nothing that quick leaves out: the code has changed, or is reached')
    return names
