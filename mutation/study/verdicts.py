"""Verdicts in a file, a line each, so that a study that was interrupted goes on, and those of the document of an earlier one. A verdict
stands while the mutant's diff and the sources that it was found with are the same; an older one says what to ask first."""
import json
import os


class Verdicts:
    def __init__(self, path, basis_of, document=None):
        """`basis_of` a stage: the digest of the sources of what it runs. `document`: docs/mutants.json."""
        self.path, self.basis_of = path, basis_of
        self.known, self.older = {}, {}
        if document and os.path.exists(document):
            with open(document) as file:
                for mutant in json.load(file)['mutants']:
                    for verdict in mutant['verdicts'].values():
                        if 'basis' in verdict:  # it was asked
                            self._take(verdict)
        if os.path.exists(path):
            with open(path) as file:
                for line in file:
                    try:
                        verdict = json.loads(line)
                    except ValueError:
                        continue  # the end of a study that was killed
                    self._take(verdict)

    def _take(self, verdict):
        of = self.known if verdict['basis'] == self.basis_of(verdict['stage']) else self.older
        of[verdict['id'], verdict['diff_hash'], verdict['stage']] = verdict

    def of(self, mutant, stage):
        return self.known.get((mutant['id'], mutant['diff_hash'], stage))

    def killer(self, mutant, stage):
        """The test that saw it in sources that have changed since; None where none is known."""
        return self.older.get((mutant['id'], mutant['diff_hash'], stage), {}).get('test')

    def keep(self, mutant, stage, verdict):
        verdict = dict(verdict, id=mutant['id'], diff_hash=mutant['diff_hash'], stage=stage, basis=self.basis_of(stage))
        self.known[mutant['id'], mutant['diff_hash'], stage] = verdict
        with open(self.path, 'a') as file:
            file.write(json.dumps(verdict, sort_keys=True) + '\n')
