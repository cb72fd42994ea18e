#!/usr/bin/env python3
"""Runs the queries of docs/studies.md. Usage: queries_are_answered.py docs/studies.md campaign.sqlite

Each must be one statement, run, and answer with at least one row whose first value is there; names of tables and views
that the document writes as code in bold must exist.
"""
import re
import sqlite3
import sys

QUERIES = 5


def main(document, database):
    with open(document, encoding="utf-8") as file:
        text = file.read()
    queries = re.findall(r"^```sql\n(.*?)^```$", text, re.M | re.S)
    if len(queries) != QUERIES:
        sys.exit(f"{document}: {len(queries)} queries, and {QUERIES} are wanted")
    connection = sqlite3.connect(f"file:{database}?mode=ro", uri=True)
    there = {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type IN ('table', 'view')")}
    for name in re.findall(r"^\*\*`(\w+)`\*\*", text, re.M):
        if name not in there:
            sys.exit(f"{database}: the table or view {name} of {document} is not there")
    for query in queries:
        try:
            rows = connection.execute(query).fetchall()
        except sqlite3.Error as error:
            sys.exit(f"{document}: {error} in\n{query}")
        if not rows or rows[0][0] is None:
            sys.exit(f"{document}: no answer to\n{query}")
        print(f"{len(rows)} rows: {query.splitlines()[0]}")
    for is_sample, wrong, tried, rate, low, high in connection.execute(
            "SELECT is_sample, wrong, tried, rate, low, high FROM wrong_cases"):
        if tried < max(wrong, 1) or (rate is None) == bool(is_sample):
            sys.exit(f"wrong_cases: {wrong} of {tried} with the rate {rate}")
        if is_sample and not (0 <= low <= rate <= high <= 1 and (wrong == 0) == (low == 0)):
            sys.exit(f"wrong_cases: {wrong} of {tried}: {rate} is not within {low} to {high}")


if len(sys.argv) != 3:
    sys.exit("usage: queries_are_answered.py docs/studies.md campaign.sqlite")
main(*sys.argv[1:])
