#!/usr/bin/env bash
# No code decides by a sentence, a label or a name: what is to be decided is a value of a type. Comparisons with a literal text, by
# the beginning or end of a text, and with a name that something else carries stand only in the files of text_branches.allow, which
# read what people, files and other programs write.
#   check_text_branches.sh [ROOT]
set -uo pipefail
cd "${1:-$(dirname "$0")/..}" || exit 2
allowed=scripts/text_branches.allow
literal='[=!]= *"([^"\\]|\\.)|[^\\(]"[)]? *[=!]= *[^n ]'
parts='\b(starts_with|ends_with)\((std::string(_view)?\()?[^\x27]|\.(rfind|compare)\((std::string(_view)?\()?"'
named='[=!]= *([A-Za-z0-9_:<>]+::kName\b|name_of\()|::kName *[=!]=|name_of\([^()]*\) *[=!]='
hits=$(grep -rnE "$literal|$parts|$named" --include='*.h' --include='*.cpp' algorithms certified oracles properties bounds selftest fuzz engines \
         formats reports campaign studies variants bench 2>/dev/null \
       | grep -vE '/node_modules/|^[^:]+:[0-9]+: *(//|\*)' | grep -vE 'static_assert|same_as')
bad=0
files=$(cut -d: -f1 <<<"$hits" | sort -u)
while read -r file; do
  [ -z "$file" ] && continue
  entry=$(awk -v file="$file" '!/^#/ && NF && (file == $1 || ($1 ~ /\/$/ && index(file, $1) == 1))' "$allowed" 2>/dev/null)
  [ -n "$entry" ] && continue
  grep -F "$file:" <<<"$hits"
  bad=1
done <<<"$files"
[ $bad = 1 ] && echo "  -> decides by a text: carry a typed value instead, or give the file and the reason in $allowed"
while read -r path reason; do
  case "$path" in '' | '#'*) continue ;; esac
  if ! grep -qE "^$path" <<<"$files"; then echo "$allowed: $path: compares no text any more"; bad=1; fi
  if [ -z "$reason" ]; then echo "$allowed: $path: no reason given"; bad=1; fi
done < <(cat "$allowed" 2>/dev/null)
[ $bad = 0 ] && echo "text branches: none outside the $(grep -cvE '^(#|$)' "$allowed" 2>/dev/null) files that read texts"
exit $bad
