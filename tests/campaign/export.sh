#!/usr/bin/env bash
# A case of each family as C++, Python and JSON: what is printed is compiled, run or read, and says the same doubles.
source "$(dirname "$0")/common.sh"
compiler=$3
cd "$work"
number=0
for domain in gjk/near_touching_3d hull2/scales hull3/scales lp/small_integer cast/head_on_3d shapes/near_touching; do
  name=$("$assay" list --domains "$domain" | awk 'NR == 2 {print $1}')
  [ -n "$name" ] || { wrong "$domain is no domain"; continue; }
  "$assay" draw "$domain" --case 3 --out "$number.case" || wrong "$domain is not drawn"
  for form in cpp python json; do
    expect 0 "$domain as $form" "$assay" export "$number.case" --as $form --out "$number.$form"
  done
  # All numbers in the order of their arrays, in hexadecimal: of C++, of Python.
  names=$(sed -n 's/^const double \([a-z_]*\).*/\1/p' "$number.cpp")
  {
    printf '#include <cmath>\n#include <cstdio>\n'
    cat "$number.cpp"
    printf 'void show(const double* x, unsigned long n) { for (unsigned long i = 0; i < n; ++i) std::printf("%%a\\n", x[i]); }\n'
    printf 'int main() {\n'
    for one in $names; do
      printf '  show(reinterpret_cast<const double*>(&%s), sizeof %s / sizeof(double));\n' "$one" "$one"
    done
    printf '}\n'
  } >"$number.cc"
  "$compiler" -std=c++17 -Wall -Wextra -Werror "$number.cc" -o "$number.bin" && "./$number.bin" >"$number.from_cpp" ||
    wrong "$domain: the C++ is none"
  {
    cat "$number.python"
    printf 'def show(x):\n  for y in x:\n    show(y) if isinstance(y, list) else print(y.hex())\n'
    for one in $names; do printf 'show(%s)\n' "$one"; done
  } >"$number.py"
  python3 "$number.py" >"$number.hex" || wrong "$domain: the Python is none"
  # %a and float.hex differ in form only.
  python3 -c 'import sys
for name in sys.argv[1:]:
  print([float.fromhex(line).hex() for line in open(name)])' "$number.from_cpp" "$number.hex" | uniq | wc -l >lines
  [ "$(cat lines)" = 1 ] || wrong "$domain: C++ and Python say different numbers"
  [ -s "$number.hex" ] || wrong "$domain: no numbers"
  # The file's own numbers are among them, and JSON reads back to the same case.
  grep -oE '[-+]?0x[0-9.a-fp+-]+' "$number.case" | sort -u >"$number.own"
  python3 -c 'import sys
own = {float.fromhex(w) for w in open(sys.argv[1]).read().split()}
said = {float.fromhex(w) for w in open(sys.argv[2]).read().split()}
sys.exit(own != {x for x in said if abs(x) != float("inf")})' "$number.own" "$number.hex" || wrong "$domain: other numbers than the case"
  for form in cpp python; do
    mv "$number.json" "$number.again.json"
    expect 0 "$domain from JSON" "$assay" export "$number.again.json" --as $form
    cmp -s "$work/stdout" "$number.$form" || wrong "$domain: JSON is another problem ($form)"
    mv "$number.again.json" "$number.json"
  done
  number=$((number + 1))
done
expect 0 "a program is MPS by itself" "$assay" export 3.case
stdout_has "ROWS"
expect 2 "a cloud is no MPS" "$assay" export 1.case
one_sentence
stderr_has "--as cpp, python or json"
expect 2 "an unknown form" "$assay" export 1.case --as fortran
one_sentence
finish
