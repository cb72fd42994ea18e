#!/usr/bin/env bash
# The check of text branches catches each kind of comparison, and an entry of its list that has none.
#   text_branches_planted.sh CHECK
set -u
check=$(realpath "$1")
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
mkdir -p "$scratch/scripts" "$scratch/campaign"
echo "campaign/reads.cpp  reads options" > "$scratch/scripts/text_branches.allow"
echo 'bool is_help(const char* word) { return std::string_view(word) == "--help"; }' > "$scratch/campaign/reads.cpp"
bad=0
"$check" "$scratch" > /dev/null || { echo "a listed file is refused"; bad=1; }
while read -r line; do
  echo "  if ($line) return 2;" > "$scratch/campaign/planted.cpp"
  "$check" "$scratch" > "$scratch/said" && { echo "not caught: $line"; bad=1; }
  grep -q 'campaign/planted.cpp:1:' "$scratch/said" || { echo "not told with its line: $line"; bad=1; }
done <<'LINES'
assessment.evidence.starts_with("harness defect")
property.ends_with("/terminates")
property == "gjk/verdict_is_right"
"gjk/verdict_is_right" != property
claim.find("wrong hit") != std::string::npos
axis.starts_with(kRelativeAxis)
property == VerdictIsRight::kName
F::kName == GjkFamily::kName
claim == name_of(Outcome::kHung)
LINES
rm "$scratch/campaign/planted.cpp"
echo 'int nothing();' > "$scratch/campaign/reads.cpp"
"$check" "$scratch" > /dev/null && { echo "an entry without a comparison stays in the list"; bad=1; }
[ $bad = 0 ] && echo "every planted comparison is caught"
exit $bad
