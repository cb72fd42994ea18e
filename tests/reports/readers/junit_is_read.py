#!/usr/bin/env python3
"""Reads JUnit reports with a real XML parser and holds each to itself. Usage: junit_is_read.py FILE...

Counts are those of the elements; a test case is there once an engine and property; each that fails says why in its
message; files stay small enough for any CI system.
"""
import sys
import xml.etree.ElementTree as xml

MOST_BYTES = 1_000_000
OUTCOMES = {"failure": "failures", "error": "errors", "skipped": "skipped"}


def faults_of(path):
    faults = []
    suites = xml.parse(path).getroot()
    seen, totals = set(), {"tests": 0, "failures": 0, "errors": 0, "skipped": 0}
    for suite in suites.findall("testsuite"):
        counts = {"tests": 0, "failures": 0, "errors": 0, "skipped": 0}
        for case in suite.findall("testcase"):
            name = (case.get("classname"), case.get("name"))
            if name in seen:
                faults.append(f"{name} is there twice")
            if name[0] != suite.get("name"):
                faults.append(f"{name} stands in the suite {suite.get('name')}")
            seen.add(name)
            counts["tests"] += 1
            for element, attribute in OUTCOMES.items():
                for found in case.findall(element):
                    counts[attribute] += 1
                    if not found.get("message"):
                        faults.append(f"{name}: {element} without a message")
        for attribute, count in counts.items():
            totals[attribute] += count
            if int(suite.get(attribute)) != count:
                faults.append(f"{suite.get('name')}: {attribute}={suite.get(attribute)}, and there are {count}")
    for attribute, count in totals.items():
        if int(suites.get(attribute)) != count:
            faults.append(f"all suites: {attribute}={suites.get(attribute)}, and there are {count}")
    if not seen or totals["failures"] + totals["errors"] == 0:
        faults.append("no test case, or none that fails: this check has seen nothing")
    return faults


def main(paths):
    if not paths:
        sys.exit("usage: junit_is_read.py FILE...")
    for path in paths:
        with open(path, "rb") as file:
            size = len(file.read())
        faults = faults_of(path)
        if size > MOST_BYTES:
            faults.append(f"{size} bytes, at most {MOST_BYTES} are wanted")
        if faults:
            sys.exit("\n".join(f"{path}: {fault}" for fault in faults))
        print(f"{path}: read, {size} bytes")


main(sys.argv[1:])
