"""mutation/plans.list: why a mutant survives that an input could tell from the original, and what would kill it.

  reason WORD SENTENCE            a reason, a dozen of them at most
  ID HASH WORD SENTENCE           a mutant by its id and the hash of its diff, the word of its reason, the plan

An entry is refused if no mutant has its id, if the mutant's diff is another one by now, if it is argued to be equivalent, or if
something saw the mutant; a reason, if no entry has it."""
import collections

import lists

Plan = collections.namedtuple('Plan', 'reason sentence')
REASONS_AT_MOST = 12
NOBODY = 'nobody has looked'


def read(path, mutants, equivalent=()):
    """Sentences by the word of each reason, and a Plan by the id of each mutant."""
    known = lists.Mutants(mutants)
    reasons, plans = {}, {}
    for at, line in lists.lines(path):
        words = line.split(None, 2)
        if words[0] == 'reason' and len(words) == 3 and words[2].endswith('.') and words[1] not in reasons:
            reasons[words[1]] = words[2]
            continue
        words = line.split(None, 3)
        if len(words) < 4 or words[2] not in reasons or not words[3].endswith('.'):
            raise lists.Refused(f'{at}: expected reason, a new word, a sentence; or id, hash of the diff, the word of a reason, a sentence')
        name, diff_hash, reason, sentence = words
        known.name(at, name, diff_hash)
        if name in equivalent:
            raise lists.Refused(f'{at}: {name} is argued to be equivalent: it needs no plan')
        plans[name] = Plan(reason, sentence)
    unused = set(reasons) - {plan.reason for plan in plans.values()}
    if unused:
        raise lists.Refused(f'{path}: no mutant has the reason {min(unused)}')
    if len(reasons) > REASONS_AT_MOST:
        raise lists.Refused(f'{path}: {len(reasons)} reasons are more than {REASONS_AT_MOST}')
    return reasons, plans


def counts(reasons, survivors):
    """Rows of a table: each reason with its sentence, and how many of the survivors have it; the others last."""
    of_each = collections.Counter(row['plan'].reason if 'plan' in row else NOBODY for row in survivors)
    rows = [[word, sentence, of_each[word]] for word, sentence in reasons.items() if of_each[word]]
    return rows + ([[NOBODY, '', of_each[NOBODY]]] if of_each[NOBODY] else [])
