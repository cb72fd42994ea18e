"""mutation/equivalent.list: mutants that no input can tell from the original, each with the reason in a sentence.

A line is an id, the hash of the mutant's diff, and the sentence. `#` begins a comment. An entry is refused if no mutant has its
id, if the mutant's diff is another one by now, or if something saw the mutant."""


class Refused(Exception):
    pass


def read(path, mutants):
    """Sentences by id."""
    by_id = {mutant['id']: mutant for mutant in mutants}
    sentences = {}
    with open(path) as file:
        for number, line in enumerate(file, 1):
            if not line.strip() or line.startswith('#'):
                continue
            words = line.split(None, 2)
            if len(words) < 3 or not words[2].strip().endswith('.'):
                raise Refused(f'{path}:{number}: expected id, hash of the diff, a sentence')
            name, diff_hash, sentence = words
            if name not in by_id:
                raise Refused(f'{path}:{number}: no mutant has the id {name}')
            if by_id[name]['diff_hash'] != diff_hash:
                raise Refused(f'{path}:{number}: the diff of {name} has the hash {by_id[name]["diff_hash"]}: argue again')
            if name in sentences:
                raise Refused(f'{path}:{number}: {name} stands there twice')
            sentences[name] = sentence.strip()
    return sentences
