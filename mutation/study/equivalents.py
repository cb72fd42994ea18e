"""mutation/equivalent.list: mutants that no input can tell from the original, each with the reason in a sentence.

A line is an id, the hash of the mutant's diff, and the sentence. An entry is refused if no mutant has its id, if the mutant's diff
is another one by now, or if something saw the mutant."""
import lists


def read(path, mutants):
    """Sentences by id."""
    known = lists.Mutants(mutants)
    sentences = {}
    for at, line in lists.lines(path):
        words = line.split(None, 2)
        if len(words) < 3 or not words[2].endswith('.'):
            raise lists.Refused(f'{at}: expected id, hash of the diff, a sentence')
        name, diff_hash, sentence = words
        known.name(at, name, diff_hash)
        sentences[name] = sentence
    return sentences
