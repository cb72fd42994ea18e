#!/usr/bin/env bash
# The recipes under ci are as recipes.py wants them, and each planted defect is named.
root=$(realpath "$1")
here=$(realpath "$(dirname "$0")")
copy=$(mktemp -d)
trap 'rm -rf "$copy"' EXIT
failures=0
python3 "$here/recipes.py" check "$root/ci" || { echo "WRONG: the recipes are not sound"; failures=1; }
# planted FILE SED WORDS: the defect is made in a copy, and the words stand in what is said of it.
planted() {
  rm -rf "$copy/ci"
  cp -r "$root/ci" "$copy/ci"
  sed -i -e "$2" "$copy/ci/$1"
  cmp -s "$root/ci/$1" "$copy/ci/$1" && { echo "WRONG: $1: nothing is planted by $2"; failures=1; }
  said=$(python3 "$here/recipes.py" check "$copy/ci") && { echo "WRONG: $1: not seen: $2"; failures=1; }
  grep -qF -- "$3" <<<"$said" || { echo "WRONG: $1: $2: said $said"; failures=1; }
}
planted github/action.yml 's/using: composite/using: docker/' "composite is wanted"
planted github/action.yml 's/        BATTERY: .*//' "input battery: is used and not declared"
planted github/action.yml 's/      shell: bash//' "names its shell"
planted github/action.yml 's/"\$BASELINE"/"${{ inputs.baseline }}"/' "an expression inside a command"
planted github/action.yml 's/--base-engine/--base-motor/' "pull_request.sh has no option --base-motor"
planted github/pull_request.yml 's/          engine: built.*//' "the action's input engine is missing"
planted github/pull_request.yml 's/base-engine:/old-engine:/' "old-engine: no such field"
planted github/pull_request.yml 's/checkout@v4/checkout/' "names no version"
planted github/pull_request.yml 's/build_engine.sh/build_motor.sh/' "build_motor.sh: is not there"
planted github/pull_request.yml 's/timeout-minutes: .*//' "timeout-minutes: is missing"
planted github/pull_request.yml 's/^on:/off:/' "on: is missing"
planted github/nightly.yml 's/needs: shard/needs: shards/' "needs shards, which is no job"
planted github/nightly.yml 's/        run: .*keep_night.*/        run: cp -r out last_night/' "runs what is no script"
planted github/nightly.yml 's/  night:/ night:/' "is no YAML"
planted gitlab/assay.gitlab-ci.yml 's/stages: .*/stages: [assay]/' "stage assay-night: is not among stages"
planted gitlab/assay.gitlab-ci.yml 's/  parallel: 3/  paralel: 3/' "paralel: no such field"
planted gitlab/assay.gitlab-ci.yml 's/extends: .assay/extends: .asay/' "extends .asay, which is no job"
planted gitlab/assay.gitlab-ci.yml 's/--seed/--sead/' "nightly_shard.sh has no option --sead"
planted kubernetes/shards.yml 's/completions: 16/completions: 15/' "--shards is not the number of completions"
planted kubernetes/shards.yml 's/completionMode: Indexed/completionMode: NonIndexed/' "Indexed is for cluster_shard.sh"
planted kubernetes/shards.yml 's/--seed/--sead/' "cluster_shard.sh has no option --sead"
planted kubernetes/shards.yml 's/backoffLimitPerIndex/backofLimitPerIndex/' "backofLimitPerIndex: no such field"
planted kubernetes/shards.yml 's/restartPolicy: Never/restartPolicy: Always/' "restartPolicy: Never is wanted"
planted kubernetes/shards.yml 's/{name: night, mount/{name: nights, mount/' "mounts nights, which is no volume"
planted kubernetes/night.yml 's#command: .*#command: [/bin/cp, /night/out, /night/last_night]#' "runs what is no script"
planted kubernetes/night.yml 's/  template:/  tempalte:/' "spec.template: is missing"
[ $failures = 0 ] && echo passed
exit $failures
