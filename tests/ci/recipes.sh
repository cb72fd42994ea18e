#!/usr/bin/env bash
# The project of examples/downstream, in a repository of its own, goes through pull requests, nights and merge requests by the very commands
# of the recipes under ci: its engine, and a change of it that is worse, and is accepted.
source "$(dirname "$0")/../campaign/common.sh"
root=$(realpath "$2")
steps() { python3 "$root/tests/ci/recipes.py" steps "$root/ci/$1" "$2" | sed "s#/opt/assay#$root#g"; }

# The program on few cases of one property, and a compiler that compiles an engine once.
cat >"$work/assay" <<X
#!/usr/bin/env bash
few=()
[ "\$1" = check ] && few=(--property hull2/is_exact --cases 96)
[ "\$1" = check ] && [[ " \$* " != *" --jobs "* ]] && few+=(--jobs 1)
exec "$assay" "\$@" "\${few[@]}"
X
cat >"$work/compiler" <<X
#!/usr/bin/env bash
for source; do [[ \$source == *.cpp ]] && kept=$work/\$(sha256sum <"\$source" | cut -c 1-16).so; done
[ -e "\$kept" ] || g++ "\$@" || exit
[ -e "\$kept" ] || cp "\${!#}" "\$kept"
cp "\$kept" "\${!#}"
X
chmod +x "$work/assay" "$work/compiler"
export ASSAY=$work/assay CXX=$work/compiler
better=$root/examples/downstream/engine.cpp
worse=$work/worse.cpp
patch --quiet --output="$worse" "$better" "$root/examples/downstream/tolerance.patch" || wrong "the patch does not fit"
cmp -s "$better" "$worse" && wrong "the change changes nothing"

# expect_steps CODE WHAT FILE JOB: the commands of a job, one after the other until one fails, as a runner does.
expect_steps() {
  steps "$3" "$4" >"$work/steps.sh"
  [ -s "$work/steps.sh" ] || wrong "$3 has no job $4"
  expect "$1" "$2" bash -eo pipefail "$work/steps.sh"
}
# pull_request CODE WHAT: the workflow's commands, then the action's with what the workflow gives it.
pull_request() {
  rm -rf out built
  expect_steps 0 "building both" github/pull_request.yml engine
  : >"$work/job_summary.md"
  export GITHUB_ACTION_PATH=$root/ci/github GITHUB_STEP_SUMMARY=$work/job_summary.md ENGINE=built/change.so \
         BASE_ENGINE=built/base.so BASELINE='' ACCEPTED=change/assay-accepted.toml BATTERY=quick CASES='' FAIL_ON=any OUT=out/assay
  expect_steps "$1" "$2" github/action.yml action
  unset GITHUB_STEP_SUMMARY
  for artifact in report.html assay.sarif junit.xml summary.md verdict.txt; do
    [ -s "out/assay/artifacts/$artifact" ] || wrong "$2: no $artifact among the artifacts"
  done
  cmp -s "$work/job_summary.md" out/assay/artifacts/summary.md || wrong "$2: the job summary is not the one among the artifacts"
  [ "$(wc -c <"$work/job_summary.md")" -lt 1048576 ] || wrong "$2: the job summary is too long for GitHub"
}
accept_all() {
  local finding
  for finding in out/assay/run/findings/*.case; do
    "$assay" accept "$finding" --reason "known, see the project's own issue 12" --file "$1" >/dev/null 2>"$work/accept_error" ||
      grep -q already "$work/accept_error" || wrong "$finding is not accepted: $(cat "$work/accept_error")"
  done
}

mkdir -p "$work/project/change" "$work/project/base"
cd "$work/project" || exit 2
cp "$better" base/engine.cpp
cp "$better" change/engine.cpp
pull_request 0 "a change that changes nothing"
grep -q "^Nothing is worse than in the baseline" "$work/job_summary.md" || wrong "the summary does not say that nothing is worse"
cp "$worse" change/engine.cpp
pull_request 1 "a change for the worse"
sed -n 4p "$work/job_summary.md" | any_line "^Worse than the baseline: downstream/hull (" || wrong "the summary does not begin with the engine that is worse"
sed -n 6p "$work/job_summary.md" | any_line "assay draw .* && .*assay replay case.case" || wrong "the summary has no command that shows it"
cat out/assay/artifacts/verdict.txt
accept_all change/assay-accepted.toml
pull_request 0 "a change for the worse that is accepted"
grep -q "^accepted: downstream/hull, hull2, wrong answer" "$work/job_summary.md" || wrong "the summary does not list what is accepted"
grep -q '"justification": "known, see' out/assay/artifacts/assay.sarif || wrong "SARIF does not suppress what is accepted"
# What nobody accepts any more counts again.
rm change/assay-accepted.toml
pull_request 1 "the same without the file of accepted findings"
accept_all change/assay-accepted.toml

# Nights: three shards, merged, equal one run; the last night is kept; the second has the worse engine.
night() {
  rm -rf out built shards
  for SHARD in 1 2 3; do
    export SHARD SEED=20260131
    expect_steps 0 "shard $SHARD" github/nightly.yml shard
  done
  expect_steps "$1" "$2" github/nightly.yml night
}
cp "$better" engine.cpp
night 0 "the first night"
grep -q "no night before" out/assay/artifacts/summary.md || wrong "the first night does not say that it is the first"
"$ASSAY" check --engine built/engine.so --battery nightly --seed 20260131 --out one_run >/dev/null 2>&1
same_results one_run out/assay/run
[ -e last_night/run/campaign.json ] || wrong "the night is not kept"
grep -q "1 night from" out/assay/artifacts/history.md && [ -s out/assay/artifacts/history.html ] || wrong "the night is not in the history"
cp "$worse" engine.cpp
night 1 "a night with a worse engine"
grep -q "^Worse than the baseline: downstream/hull (" out/assay/artifacts/summary.md || wrong "the night does not name the engine that is worse"
# It is the second of one day, which a history does not take.
grep -q "^not in the history: .*has a night of" out/assay/artifacts/verdict.txt || wrong "the second night of a day does not say that it is not in the history"
cp change/assay-accepted.toml .
night 0 "a night with a worse engine that is accepted"

# The same as a merge request: the base comes from the repository.
rm -rf out built base change assay-accepted.toml
git init -q . && printf 'out\nbuilt\nshards\nlast_night\nhistory\none_run\nbase\n' >.gitignore
commit() { git add -A && git -c user.name=n -c user.email=n@example.com commit -qm "$1"; }
cp "$better" engine.cpp && commit "the engine"
CI_MERGE_REQUEST_DIFF_BASE_SHA=$(git rev-parse HEAD)
export CI_MERGE_REQUEST_DIFF_BASE_SHA CI_NODE_INDEX=2 CI_NODE_TOTAL=3 CI_PIPELINE_IID=5
cp "$worse" engine.cpp && commit "a faster one"
# The job gives no number of cases, and needs none.
expect_steps 1 "a merge request for the worse" gitlab/assay.gitlab-ci.yml assay-merge-request
grep -q "^Worse than the baseline: downstream/hull (" out/assay/artifacts/verdict.txt || wrong "the merge request does not name the engine"
rm -rf shards
for CI_NODE_INDEX in 1 2 3; do expect_steps 0 "GitLab's shard" gitlab/assay.gitlab-ci.yml assay-shard; done
rm -rf last_night out history
expect_steps 0 "GitLab's night" gitlab/assay.gitlab-ci.yml assay-night
[ -e last_night/run/campaign.json ] || wrong "GitLab's night is not kept"
[ -s history/nights.sqlite ] || wrong "GitLab's night is not in the history"

# The same night on Kubernetes: pods of an Indexed Job, then the Job that ends it. Its volume is a folder; only a word begins with it, since a
# clone may lie in a folder of that name.
mkdir pods && cp built/engine.so pods/
for job in shards night; do steps "kubernetes/$job.yml" "assay-$job" | sed "s# /night# $work/project/pods#g" >"$work/$job.sh"; done
for JOB_COMPLETION_INDEX in $(seq 15 -1 0); do
  export JOB_COMPLETION_INDEX
  expect 0 "pod $JOB_COMPLETION_INDEX" bash -e "$work/shards.sh"
done
unset JOB_COMPLETION_INDEX
expect 0 "the end of the night on Kubernetes" bash -e "$work/night.sh"
"$ASSAY" check --engine built/engine.so --battery nightly --seed 20260131 --out one_pod >/dev/null 2>&1
same_results one_pod pods/out/run
[ -s pods/out/artifacts/history.html ] || wrong "Kubernetes' night is not in the history"
# The lines of docs/clusters.md for machines without a scheduler.
sed -n 's/^\(seq [0-9].*\)$/\1/p' "$root/docs/clusters.md" | sed "s#ci/scripts#$root/ci/scripts#; s#\./mine\.so#built/engine.so#" >"$work/by_hand.sh"
[ -s "$work/by_hand.sh" ] || wrong "docs/clusters.md has no line that begins with seq"
expect 0 "a night by xargs" bash -eo pipefail "$work/by_hand.sh"
expect 0 "its end" "$root/ci/scripts/cluster_night.sh" --engine built/engine.so --out night
same_results one_pod night/run

# A command is an engine as a shared object is, and only what is as severe as the action's input says fails the job.
first_two="python3 $root/tests/campaign/plugins/first_two.py"
expect 0 "a command beside itself" "$root/ci/scripts/pull_request.sh" --engine "$first_two" --base-engine "$first_two" --out out/command
stdout_has "Nothing is worse than in the baseline"
export GITHUB_ACTION_PATH=$root/ci/github ENGINE=$first_two BASE_ENGINE='' BASELINE='' ACCEPTED='' BATTERY=quick CASES='' OUT=out/action
for FAIL_ON in plain near any; do
  export FAIL_ON
  counted=$(case $FAIL_ON in plain) echo plain ;; near) echo 'plain|near' ;; any) echo . ;; esac)
  steps github/action.yml action >"$work/steps.sh"
  bash -eo pipefail "$work/steps.sh" >"$work/stdout" 2>"$work/stderr"
  code=$?
  [ $code = "$(grep -qE "\"severity\":\"($counted)" out/action/run/findings.jsonl && echo 1 || echo 0)" ] || wrong "a command, failing on $FAIL_ON: exit code $code"
done

# What is wrong is one sentence, and no verdict.
expect 2 "no engine" "$root/ci/scripts/pull_request.sh"
one_sentence; stderr_has "--engine: the shared object or command on trial is missing"
expect 2 "an absent engine" "$root/ci/scripts/pull_request.sh" --engine absent.so
one_sentence; stderr_has "absent.so: there is no such file"
expect 2 "an unknown option" "$root/ci/scripts/nightly_shard.sh" --frobnicate 1
one_sentence; stderr_has "--frobnicate: no such option"
expect 2 "a shard without a seed" "$root/ci/scripts/nightly_shard.sh" --shard 1/3
one_sentence; stderr_has "--seed: is missing"
expect 2 "a task without a number" "$root/ci/scripts/cluster_shard.sh" --shards 3 --seed 1
one_sentence; stderr_has "--index: is missing"
expect 2 "shards that are not there" "$root/ci/scripts/merge_and_compare.sh" --out out/none absent
expect 2 "a file of accepted findings that is none" "$root/ci/scripts/pull_request.sh" --engine built/change.so --accepted engine.cpp --out out/hostile
stderr_has "engine.cpp: line 1, column"
finish
