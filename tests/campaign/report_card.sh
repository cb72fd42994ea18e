#!/usr/bin/env bash
# The report card of an engine given by its path, and of a good one, from runs of seconds: one sentence at the top says what is wrong.
source "$(dirname "$0")/common.sh"
engines=$2

# top FILE: the sentence at the top of a card.
top() { sed -n '3p' "$1"; }
small() {
  [ "$(wc -c <"$1/card.html")" -le 500000 ] || wrong "$1/card.html has $(wc -c <"$1/card.html") bytes"
  [ "$(wc -c <"$1/card.md")" -le 12000 ] || wrong "$1/card.md has $(wc -c <"$1/card.md") bytes"
  [ "$(wc -l <"$1/card.md")" -le 60 ] || wrong "$1/card.md has $(wc -l <"$1/card.md") lines"
}

began=$SECONDS
expect 1 "gift wrapping" "$assay" check --no-self-checks --engine "$engines/examples/gift_wrapping.so" --engine hull/hull2 --property hull2/is_exact --cases 100 \
  --jobs 2 --out "$work/run"
expect 0 "its card" "$assay" report "$work/run" --engine example/gift_wrapping
[ $((SECONDS - began)) -lt 60 ] || wrong "run and card took $((SECONDS - began)) s"
card=$work/run/report/cards/example/gift_wrapping
stdout_has "$card/card.html"
small "$card"
say "gift wrapping: $(top "$card/card.md")"
top "$card/card.md" | any_line -E '^\*\*[A-Z][a-z ]+ on (plain|near|extreme|degenerate) input: wrong in [0-9]+.* of .*( of a sample| of rows chosen to convict)\.\*\*$' \
  || wrong "the card's top does not say what is wrong"
grep -qF 'assay replay ' "$card/card.md" || wrong "the card replays nothing"
grep -qF 'Report card of example/gift_wrapping' "$card/card.html" || wrong "the page is not the engine's"
grep -qF "<p class=\"lead\">$(top "$card/card.md" | tr -d '*') " "$card/card.html" || wrong "the page's top does not say what is wrong"
! grep -qF 'hull/hull2' "$card/card.md" || wrong "the card speaks of another engine"

expect 0 "a good engine's card" "$assay" report "$work/run" --engine hull/hull2
good=$work/run/report/cards/hull/hull2
small "$good"
say "hull/hull2: $(top "$good/card.md")"
top "$good/card.md" | any_line -E '^\*\*No wrong answer in [0-9]' || wrong "the good engine's card does not say that it is good"

expect 2 "no such engine" "$assay" report "$work/run" --engine example/gift_wraping
one_sentence
stderr_has 'the campaign has no engine "example/gift_wraping"; did you mean example/gift_wrapping'
expect 2 "nothing near" "$assay" report "$work/run" --engine zzz
one_sentence
expect 2 "a path" "$assay" report "$work/run" --engine ../../x
one_sentence
[ ! -e "$work/run/report/x" ] && [ ! -e "$work/run/x" ] || wrong "a card was written outside its folder"

# A link that somebody laid is not followed.
rm -r "$work/run/report/cards/hull" && mkdir "$work/elsewhere" && mkdir -p "$work/run/report/cards/hull" \
  && ln -s "$work/elsewhere" "$work/run/report/cards/hull/hull2"
expect 2 "a link" "$assay" report "$work/run" --engine hull/hull2
one_sentence
[ -z "$(ls "$work/elsewhere")" ] || wrong "a link was followed"
finish
