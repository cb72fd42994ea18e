"""Verdicts in a file, a line each, so that a study that was interrupted goes on. A verdict stands while the mutant's diff and
the programs that it was found with are the same."""
import hashlib
import json
import os


def digest_of(paths):
    total = hashlib.sha256()
    for path in paths:
        with open(path, 'rb') as file:
            total.update(os.path.basename(path).encode() + hashlib.file_digest(file, 'sha256').digest())
    return total.hexdigest()[:16]


class Verdicts:
    def __init__(self, path, basis_of):
        """`basis_of` a stage: the digest of the programs that it runs."""
        self.path, self.basis_of = path, basis_of
        self.known = {}
        if os.path.exists(path):
            with open(path) as file:
                for line in file:
                    try:
                        verdict = json.loads(line)
                    except ValueError:
                        continue  # the end of a study that was killed
                    if verdict['basis'] == basis_of(verdict['stage']):
                        self.known[verdict['id'], verdict['diff_hash'], verdict['stage']] = verdict

    def of(self, mutant, stage):
        return self.known.get((mutant['id'], mutant['diff_hash'], stage))

    def keep(self, mutant, stage, verdict):
        verdict = dict(verdict, id=mutant['id'], diff_hash=mutant['diff_hash'], stage=stage, basis=self.basis_of(stage))
        self.known[mutant['id'], mutant['diff_hash'], stage] = verdict
        with open(self.path, 'a') as file:
            file.write(json.dumps(verdict, sort_keys=True) + '\n')
