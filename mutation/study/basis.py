"""What a verdict rests on, as a digest of sources: the same on every machine, unlike that of a program, which has paths in it."""
import hashlib
import os
import subprocess

PROGRAM = ('algorithms', 'certified', 'oracles', 'variants', 'properties', 'bounds', 'known_answers', 'formats', 'engines', 'fuzz', 'reports',
           'campaign', 'studies', 'cmake', 'CMakeLists.txt', 'CMakePresets.json', 'mutation/tool', 'mutation/schema')
# What the programs of a stage are made of besides.
TESTS = ('tests/CMakeLists.txt', 'tests/harness', 'tests/algorithms', 'tests/oracles', 'tests/certified',
         'tests/known_answers', 'bench')
FINGERPRINTS = ('tests/CMakeLists.txt', 'tests/fingerprints')
NOT_SOURCES = ('node_modules', '__pycache__', '.md')


def files_of(root, places):
    for place in places:
        path = os.path.join(root, place)
        if os.path.isfile(path):
            yield place
        for folder, folders, names in os.walk(path):
            folders[:] = sorted(name for name in folders if not name.endswith(NOT_SOURCES))
            for name in sorted(names):
                if not name.endswith(NOT_SOURCES) and not name.startswith('.'):
                    yield os.path.relpath(os.path.join(folder, name), root)


def compiler():
    return subprocess.run(['c++', '--version'], capture_output=True, text=True, check=True).stdout.splitlines()[0]


def digest_of(root, places, compiled_by=None):
    total = hashlib.sha256((compiled_by or compiler()).encode())
    for name in sorted(set(files_of(root, places))):
        with open(os.path.join(root, name), 'rb') as file:
            total.update(name.encode() + hashlib.sha256(file.read()).digest())
    return total.hexdigest()[:16]
