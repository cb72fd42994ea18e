"""Lists of mutants with what people say of each: a line is the mutant's id, the hash of its diff, and words. `#` begins a comment."""


class Refused(Exception):
    pass


def lines(path):
    """Where each line stands, and the line, without comments."""
    with open(path) as file:
        for number, line in enumerate(file, 1):
            if line.strip() and not line.startswith('#'):
                yield f'{path}:{number}', line.strip()


class Mutants:
    """Those that a list may name, each once, with the diff that it has now."""

    def __init__(self, mutants):
        self.by_id = {mutant['id']: mutant for mutant in mutants}
        self.named = set()

    def name(self, at, name, diff_hash):
        if name not in self.by_id:
            raise Refused(f'{at}: no mutant has the id {name}')
        if self.by_id[name]['diff_hash'] != diff_hash:
            raise Refused(f'{at}: the diff of {name} has the hash {self.by_id[name]["diff_hash"]}: look again')
        if name in self.named:
            raise Refused(f'{at}: {name} stands there twice')
        self.named.add(name)
