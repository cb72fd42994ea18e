"""Engines of planar hulls that answer rightly, but for the cases whose first coordinate is 13: there each breaks the rules
of docs/pipe-protocol.md in the way that its name says. A process dies of it, or goes on. Without the kit, which lets
nobody do so. argv: the way."""
import os
import signal
import struct
import sys
import time

WAY = sys.argv[1]
COME = sys.stdin.buffer
ANSWER = 0x21595341


def send(bytes_):
    while bytes_:
        bytes_ = bytes_[os.write(1, bytes_):]


def message(number, said, body=b""):
    return struct.pack("<4I", ANSWER, number, len(body), said) + body


def hull(indices):
    body = struct.pack("<4I", 0, 0, len(indices), 0) + struct.pack(f"<{len(indices)}I", *indices)
    return body + b"\0" * (-len(body) % 8)


def rudeness(number, right):
    answer = message(number, 0, right)
    if WAY == "crashes":
        print("it was case thirteen", file=sys.stderr, flush=True)
        os.kill(os.getpid(), signal.SIGSEGV)
    elif WAY == "exits":
        os._exit(3)
    elif WAY == "hangs":
        while True:
            pass
    elif WAY == "sleeps":
        time.sleep(1000)
    elif WAY == "forks":
        if os.fork() == 0:
            os.setsid()
            time.sleep(1000)
        os._exit(4)
    elif WAY == "tears":
        send(answer[:20])
        os._exit(0)
    elif WAY == "tears_and_hangs":
        send(answer[:20])
        time.sleep(1000)
    elif WAY == "too_long":
        send(struct.pack("<4I", ANSWER, number, 1 << 31, 0))
    elif WAY == "too_many":
        send(message(number, 0, struct.pack("<4I", 0, 0, 0xFFFFFFFF, 0)))
    elif WAY == "no_numbers":
        send(message(number, 0, b"one, two"))
    elif WAY == "out_of_order":
        send(message(number + 1, 0, right))
    elif WAY == "twice":
        send(answer + answer)
    elif WAY == "closes":
        os.close(1)
        time.sleep(1000)
    elif WAY == "noise":
        send(b"Warning: nearly parallel\n" + answer)
    elif WAY == "trailing_noise":
        send(answer + b"done\n")
    elif WAY == "leaves":
        send(answer)
        os._exit(5)
    elif WAY == "stays":
        send(answer)
        time.sleep(1000)
    elif WAY == "throws":
        send(message(number, 3, "ValueError: \x1b[2J no".encode()))
    elif WAY == "unknown_status":
        send(message(number, 9))
    elif WAY == "outside":
        send(message(number, 0, hull([0, 1, 77])))
    elif WAY == "bombs":
        bytearray(8 << 30)


send(b"assay pipe 1\nengine rude/hull\nversion 1\nfamily hull2\nready\n")
while True:
    head = COME.read(24)
    if len(head) < 24:
        break
    _, number, size, _, family = struct.unpack("<4I8s", head)
    body = COME.read(size)
    if family == b"\0" * 8:
        send(message(number, 4))
        continue
    right = hull([0, 1, 2])
    if struct.unpack_from("<d", body, 8)[0] == 13:
        rudeness(number, right)
    else:
        send(message(number, 0, right))
