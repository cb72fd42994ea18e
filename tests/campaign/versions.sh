#!/usr/bin/env bash
# Five versions of the engine of examples/downstream, with its flaw from the third on: matrix says where it was broken, bisect finds the
# same place by halving, and neither sees more in a row of versions than there is.
source "$(dirname "$0")/common.sh"
root=$(realpath "$3")
compiler=$2

# The series: the example as it is, and with its patch, each under a version of its own.
mkdir "$work/series"
cp "$root/examples/downstream/engine.cpp" "$work/good.cpp"
patch --quiet --output="$work/bad.cpp" "$work/good.cpp" "$root/examples/downstream/tolerance.patch" || wrong "the patch does not fit"
for kind in good bad; do
  "$compiler" -std=c++20 -O1 -fPIC -I"$root" -c "$work/$kind.cpp" -o "$work/$kind.o" &&
    "$compiler" -shared "$work/$kind.o" -o "$work/$kind.so" || wrong "$kind.cpp does not compile"
done
versions=()
for minor in 0 1 2 3 4; do
  kind=good
  [ $minor -ge 2 ] && kind=bad
  cp "$work/$kind.so" "$work/series/hull_1_$minor.so"
  versions+=(--version "1.$minor=$work/series/hull_1_$minor.so")
done
few=(--battery smoke --property hull2/is_exact --cases 96 --jobs 1 --domain 'hull2/ladder*' --domain hull2/near_collinear)

expect 1 "a matrix with a flaw from the third version on" "$assay" matrix "${versions[@]}" "${few[@]}" --out "$work/matrix"
stdout_has "downstream/hull, hull2: wrong answer: broken in 1.2"
grep -qF "fixed" "$work/stdout" && wrong "something is said to be fixed"
page=$work/matrix/matrix.md
grep -qE '^\| downstream/hull, hull2: wrong answer \| none \| none \| [0-9].* broken in 1\.2 \|$' "$page" || { wrong "the page does not say where it broke"; cat "$page"; }
for version in 1.0 1.1 1.2 1.3 1.4; do
  [ "$(grep -c "^| $version |" "$page")" = 2 ] || wrong "the page has not two lines about version $version"
done
python3 - "$work/matrix/matrix.json" <<'X' || wrong "matrix.json does not say what the page says"
import json, sys
whole = json.load(open(sys.argv[1]))
assert [one["label"] for one in whole["versions"]] == ["1.0", "1.1", "1.2", "1.3", "1.4"]
assert len({one["results"] for one in whole["versions"][2:]}) == 1, "equal engines came to different results"
(cluster,) = whole["clusters"]
assert cluster["first_bad"] == "1.2" and cluster["turns"] == [{"version": "1.2", "turn": "broken"}], cluster["turns"]
assert [one["failed"] > 0 for one in cluster["versions"]] == [False, False, True, True, True]
assert [step["is_worse"] for step in whole["steps"]] == [False, True, False, False]
assert cluster["cases"][1] is None and cluster["cases"][2] is not None
(rates,) = whole["rates"]
for row, bad in zip(rates["versions"], [False, False, True, True, True]):
    assert (sum(count["wrong"] for cell in row["wrong"].values() for count in cell.values()) > 0) == bad
    assert all(0 <= count["wrong"] <= count["tried"] for cell in row["wrong"].values() for count in cell.values())
X
# A version's campaign is what check makes of it by itself, and the same command again asks nothing anew.
expect 1 "the third version by itself" "$assay" check --no-self-checks --engine "$work/series/hull_1_2.so" "${few[@]}" --out "$work/alone"
same_results "$work/alone" "$work/matrix/versions/1.2"
cp "$page" "$work/first.md"
expect 1 "the same matrix again" "$assay" matrix "${versions[@]}" "${few[@]}" --out "$work/matrix"
diff <(sed 's/ [0-9.]* × |$//' "$work/first.md") <(sed 's/ [0-9.]* × |$//' "$page") >/dev/null || wrong "the page differs"
# The case that the page names fails as it says, and its place is found by halving.
finding=$(find "$work/matrix/versions/1.2/findings" -name '*.case' | head -1)
expect 1 "the case that the page names, by the command that it prints" bash -c "$(grep -m1 '^    .*assay replay ' "$page")"
expect 1 "a bisection" "$assay" bisect "$finding" "${versions[@]}"
stdout_has "changed between 1.1 and 1.2: holds, then violated"
stdout_has "  1.3              not asked"
stdout_has "asked 4 of 5 versions"
expect 1 "every version" "$assay" bisect "$finding" "${versions[@]}" --all
stdout_has "changed between 1.1 and 1.2: holds, then violated"
grep -qF "not monotone" "$work/stdout" && wrong "one change is called not monotone"

# Mended and broken again.
back=(--version "a=$work/good.so" --version "b=$work/bad.so" --version "c=$work/good.so")
expect 1 "a flaw of one version" "$assay" matrix "${back[@]}" "${few[@]}" --out "$work/back"
stdout_has "broken in b, fixed in c"
expect 0 "ends that agree" "$assay" bisect "$finding" "${back[@]}"
stdout_has "both ends say holds"
expect 1 "ends that agree, with all" "$assay" bisect "$finding" "${back[@]}" --all
stdout_has "not monotone: the outcome changed 2 times"
expect 0 "equal versions" "$assay" matrix --version "a=$work/good.so" --version "b=$work/series/hull_1_0.so" "${few[@]}" --out "$work/equal"
stdout_has "No version fails anywhere."

# Where the engine was wrong before, its flaw makes it worse.
expect 1 "a flaw where there were others" "$assay" matrix "${versions[@]}" --property hull2/is_exact --domain hull2/twins --cases 96 \
  --jobs 1 --out "$work/others"
stdout_has "downstream/hull, hull2: wrong answer: fails since the first, worse in 1.2"

# Commands are versions, too.
command="python3 '$root/tests/campaign/plugins/first_two.py'"
expect 1 "a version that is a command" "$assay" bisect "$finding" --engine downstream/hull --version "so=$work/good.so" --version "py=$command"
stdout_has "changed between so and py"

# What cannot be asked is refused by its name before anything is written.
expect 2 "a version that is not there" "$assay" matrix --version "1=$work/good.so" --version "2=$work/none.so" "${few[@]}" --out "$work/none"
one_sentence
[ ! -e "$work/none/versions/1" ] || wrong "a campaign was made though a version is not there"
expect 2 "one version" "$assay" matrix --version "1=$work/good.so" "${few[@]}" --out "$work/none"
stderr_has "two at least"
expect 2 "a name" "$assay" bisect "$finding" --version "1=$work/good.so" --version 2=hull/monotone_chain
stderr_has "--version 2=hull/monotone_chain: a version is given by the path"
expect 2 "another engine" "$assay" bisect "$finding" "${versions[@]}" --engine other/hull
stderr_has "has no engine other/hull"
finish
