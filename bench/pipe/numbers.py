"""What a problem of 48 numbers and an answer of 8 cost a Python engine to read and to write, as raw little-endian
doubles and as hexadecimal text, in microseconds a case: python3 bench/pipe/numbers.py"""
import math
import struct
import time

NUMBERS, ANSWERS, CASES = 48, 8, 50000
numbers = [math.sin(i + 1) * 2.0 ** (i % 9 - 4) for i in range(NUMBERS)]
raw = struct.pack("<48d", *numbers)
text = " ".join(x.hex() for x in numbers)


def by_raw():
    read = struct.unpack("<48d", raw)
    return struct.pack("<8d", *read[:ANSWERS])


def by_text():
    read = [float.fromhex(word) for word in text.split()]
    return " ".join(x.hex() for x in read[:ANSWERS])


for what, once in (("raw", by_raw), ("hexadecimal text", by_text)):
    begin = time.perf_counter()
    for _ in range(CASES):
        once()
    print(f"python, {what}: {(time.perf_counter() - begin) * 1e6 / CASES:.2f} us a case")
