"""A stratified sample: every operator has its share, at least one mutant, and all of a share are drawn at random."""
import collections
import random


def stratum_of(mutant):
    return mutant['operator']


def by_stratum(mutants):
    strata = collections.defaultdict(list)
    for mutant in mutants:
        strata[stratum_of(mutant)].append(mutant)
    return dict(sorted(strata.items()))


def sample(mutants, number, seed):
    """`number` of the mutants, in their order; all of them where there are no more. A larger sample of one seed has the
    smaller one in it, stratum by stratum."""
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
        order = sorted(members, key=lambda mutant: mutant['id'])
        random.Random(f'{seed} {name}').shuffle(order)
        chosen |= {mutant['id'] for mutant in order[:sizes[name]]}
    return [mutant for mutant in mutants if mutant['id'] in chosen]
