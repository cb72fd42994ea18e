"""A second evaluation of Assay's verdicts: rationals of Python's standard library, written from docs/judges.md."""
