"""Which mutants a study tries. A stratified sample: every operator has its share, at least one mutant, and all of a share are drawn
at random. Or a list: those of a sample that was looked at, to be tried again in sources that have changed."""
import collections
import hashlib


def stratum_of(mutant):
    return mutant['operator']


def by_stratum(mutants):
    strata = collections.defaultdict(list)
    for mutant in mutants:
        strata[stratum_of(mutant)].append(mutant)
    return dict(sorted(strata.items()))


def sample(mutants, number, seed):
    """`number` of the mutants, in their order; all of them where there are no more. A larger sample of one seed has the
    smaller one in it, stratum by stratum; and a mutant's place in the draw is a function of seed and id alone, so that an edit
    elsewhere leaves the sample nearly as it was."""
    strata = by_stratum(mutants)
    if number >= len(mutants):
        return list(mutants)
    shares = {name: number * len(members) / len(mutants) for name, members in strata.items()}
    sizes = {name: min(max(1, int(share)), len(strata[name])) for name, share in shares.items()}
    by_remainder = sorted(strata, key=lambda name: (int(shares[name]) - shares[name], name))
    while sum(sizes.values()) < number:
        for name in by_remainder:
            if sum(sizes.values()) < number and sizes[name] < len(strata[name]):
                sizes[name] += 1
    chosen = set()
    for name, members in strata.items():
        order = sorted(members, key=lambda mutant: hashlib.sha256(f'{seed} {mutant["id"]}'.encode()).digest())
        chosen |= {mutant['id'] for mutant in order[:sizes[name]]}
    return [mutant for mutant in mutants if mutant['id'] in chosen]


def listed(mutants, path):
    """Those whose ids stand in the file, an id a line, `#` begins a comment; and how many ids stand there."""
    with open(path) as file:
        ids = {line.split()[0] for line in file if line.strip() and not line.startswith('#')}
    return [mutant for mutant in mutants if mutant['id'] in ids], len(ids)
