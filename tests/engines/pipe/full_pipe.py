#!/usr/bin/env python3
"""A host that reads late: the engine's standard output is full for a while, and still every answer comes. full_pipe.py COMMAND..."""
import fcntl
import os
import select
import struct
import subprocess
import sys
import termios
import threading

QUESTIONS = 20000  # 48 bytes each, as each answer has: far more than a pipe holds
QUESTION_MARK, ANSWER_MARK, END = 0x3F595341, 0x21595341, 4


def room_taken(pipe):
    return struct.unpack("i", fcntl.ioctl(pipe, termios.FIONREAD, b"\0\0\0\0"))[0]


def head(number, length, family):
    return struct.pack("<4I8s", QUESTION_MARK, number, length, 0, family)


engine = subprocess.Popen(sys.argv[1:], stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0)
said = b""
while not said.endswith(b"\nready\n"):
    said += engine.stdout.read(1)
point = struct.pack("<Q2d", 1, 0, 0)
questions = b"".join(head(i, len(point), b"hull2") + point for i in range(QUESTIONS)) + head(QUESTIONS, 0, b"")


def ask():
    rest = memoryview(questions)
    while rest:
        rest = rest[engine.stdin.write(rest):]
    engine.stdin.close()


threading.Thread(target=ask, daemon=True).start()
room = fcntl.fcntl(engine.stdout, fcntl.F_GETPIPE_SZ)
gone = select.poll()
gone.register(os.pidfd_open(engine.pid), select.POLLIN)
while room_taken(engine.stdout) <= room - 4096 and not gone.poll(1):
    pass
come = b"".join(iter(lambda: engine.stdout.read(1 << 16), b""))
code, at, numbers = engine.wait(), 0, []
while at + 16 <= len(come):
    mark, number, length, what = struct.unpack_from("<4I", come, at)
    assert mark == ANSWER_MARK, f"no answer at byte {at}"
    numbers.append(number)
    at += 16 + length
assert numbers == list(range(QUESTIONS + 1)) and what == END and code == 0, f"{len(numbers)} answers, exit code {code}"
