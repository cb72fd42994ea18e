#!/usr/bin/env bash
# Each message that docs/troubleshooting.md explains stands in the sources as it is quoted. Arguments: the source, and the document in its place.
cd "$1" || exit 2
document=${2:-docs/troubleshooting.md}
bad=0 messages=0
while IFS= read -r message; do
  messages=$((messages + 1))
  grep -rqF --include='*.cpp' --include='*.h' -- "$message" campaign engines reports oracles properties bounds selftest ||
    { echo "$document: no source prints: $message"; bad=1; }
done < <(sed -nE 's/^### `(.*)`$/\1/p' "$document")
[ $messages -ge 5 ] || { echo "$document: only $messages messages are read"; bad=1; }
echo "$messages messages of $document"
exit $bad
