#!/usr/bin/env python3
"""The recipes under ci, read as YAML.

recipes.py check CI_FOLDER        structural checks, one sentence a defect; exit 1 where there is one
recipes.py steps FILE JOB         the commands of a job of a workflow, of a GitLab job, of an action ("action") or of a Kubernetes Job
                                  by its name, a line each
"""
import re
import shlex
import sys
from pathlib import Path

import yaml

defects = []
GITHUB_STEP = {"name", "id", "uses", "run", "with", "env", "if", "shell"}
GITHUB_JOB = {"runs-on", "container", "timeout-minutes", "steps", "needs", "strategy"}
KUBERNETES_JOB = {
    "": {"apiVersion", "kind", "metadata", "spec"},
    "metadata": {"name"},
    "spec": {"completionMode", "completions", "parallelism", "backoffLimit", "backoffLimitPerIndex", "maxFailedIndexes",
             "activeDeadlineSeconds", "template"},
    "spec.template": {"spec"},
    "spec.template.spec": {"restartPolicy", "containers", "volumes"},
}
KUBERNETES_CONTAINER = {"name", "image", "command", "resources", "volumeMounts"}
GITLAB_JOB = {"image", "stage", "rules", "script", "after_script", "artifacts", "cache", "extends", "parallel"}


def wrong(file, what):
    defects.append(f"{file}: {what}")


def only(file, where, mapping, known):
    for key in mapping:
        if key not in known:
            wrong(file, f"{where}: {key}: no such field")


def options_of(script):
    """Those that its case knows, and those of the script that it hands the rest to."""
    text = re.sub(r"^ *(--help|--)\).*$", "", script.read_text(), flags=re.M)
    options = re.search(r"^ *(--[a-z-]+[ )].*)$", text, re.M)
    known = set(re.findall(r"--[a-z-]+", options[1].split(")")[0])) if options else set()
    handed = re.search(r'^exec "\$\(dirname "\$0"\)/([a-z_]+\.sh)"', text, re.M)
    return known | (options_of(script.parent / handed[1]) if handed else set())


def command(file, where, line, scripts):
    """A command is a script of ours with options that it has; nothing of an expression is pasted into it."""
    if "${{" in line:
        wrong(file, f"{where}: an expression inside a command; give it by env")
    words = re.match(r'"?(?:/opt/assay/ci/scripts|\$GITHUB_ACTION_PATH/\.\./scripts)/([a-z_]+\.sh)"?(?: |$)', line)
    if not words:
        return wrong(file, f"{where}: runs what is no script of ci/scripts: {line}")
    script = scripts / words[1]
    if not script.is_file() or not script.stat().st_mode & 0o100:
        return wrong(file, f"{where}: {words[1]}: is not there, or not executable")
    known = options_of(script)
    for option in re.findall(r" (--[a-z-]+)(?= )", line.split(" -- ")[0]):
        if option not in known:
            wrong(file, f"{where}: {words[1]} has no option {option}")


def github_steps(file, where, steps, scripts, action, inputs):
    for number, step in enumerate(steps, 1):
        at = f"{where}, step {number}"
        only(file, at, step, GITHUB_STEP)
        if ("uses" in step) == ("run" in step):
            wrong(file, f"{at}: one of uses and run is wanted")
        if action and "run" in step and "shell" not in step:
            wrong(file, f"{at}: an action's command names its shell")
        for line in step.get("run", "").splitlines():
            command(file, at, line, scripts)
        if "uses" in step and not re.fullmatch(r"[\w.-]+/[\w./-]+@[\w.-]+", step["uses"]):
            wrong(file, f"{at}: {step['uses']}: names no version")
        if step.get("uses", "").startswith("OWNER/assay/ci/github@"):
            only(file, f"{at}, with", step.get("with", {}), inputs)
            for name, described in inputs.items():
                if described.get("required") and name not in step.get("with", {}):
                    wrong(file, f"{at}: the action's input {name} is missing")


def check_action(file, action, scripts):
    only(file, "action", action, {"name", "description", "inputs", "outputs", "runs"})
    if action.get("runs", {}).get("using") != "composite":
        wrong(file, "runs: using: composite is wanted")
    for name, described in action.get("inputs", {}).items():
        only(file, f"input {name}", described, {"description", "required", "default"})
        if "description" not in described or ("default" in described) == bool(described.get("required")):
            wrong(file, f"input {name}: a description, and either a default or required, are wanted")
    used = set(re.findall(r"\$\{\{ inputs\.([\w-]+) \}\}", Path(file).read_text()))
    for name in used ^ set(action.get("inputs", {})):
        wrong(file, f"input {name}: is used and not declared, or the other way round")
    github_steps(file, "action", action["runs"].get("steps", []), scripts, True, {})


def check_workflow(file, workflow, scripts, inputs):
    workflow["on"] = workflow.pop(True, workflow.get("on"))  # YAML 1.1 reads on as a truth value
    only(file, "workflow", workflow, {"name", "on", "permissions", "jobs"})
    for wanted in ("name", "permissions", "jobs"):
        if not workflow.get(wanted):
            wrong(file, f"{wanted}: is missing")
    if workflow["on"] is None:
        wrong(file, "on: is missing")
    for name, job in workflow.get("jobs", {}).items():
        only(file, f"job {name}", job, GITHUB_JOB)
        for wanted in ("runs-on", "timeout-minutes", "steps"):
            if wanted not in job:
                wrong(file, f"job {name}: {wanted}: is missing")
        needs = job.get("needs", [])
        for needed in [needs] if isinstance(needs, str) else needs:
            if needed not in workflow["jobs"]:
                wrong(file, f"job {name}: needs {needed}, which is no job")
        github_steps(file, f"job {name}", job.get("steps", []), scripts, False, inputs)


def check_gitlab(file, pipeline, scripts):
    stages = pipeline.pop("stages", [])
    for name, job in pipeline.items():
        only(file, f"job {name}", job, GITLAB_JOB)
        if "extends" in job and job["extends"] not in pipeline:
            wrong(file, f"job {name}: extends {job['extends']}, which is no job")
        if name.startswith("."):
            continue
        if job.get("stage") not in stages:
            wrong(file, f"job {name}: stage {job.get('stage')}: is not among stages")
        if not job.get("script"):
            wrong(file, f"job {name}: script: is missing")
        for line in job.get("script", []) + job.get("after_script", []):
            command(file, f"job {name}", line, scripts)


def check_kubernetes(file, job, scripts):
    for where, known in KUBERNETES_JOB.items():
        part = job
        for name in filter(None, where.split(".")):
            part = part.get(name) if isinstance(part, dict) else None
        if not isinstance(part, dict):
            return wrong(file, f"{where}: is missing")
        only(file, where or "job", part, known)
    if (job.get("apiVersion"), job.get("kind")) != ("batch/v1", "Job"):
        wrong(file, "a Job of batch/v1 is wanted")
    spec, pod = job["spec"], job["spec"]["template"]["spec"]
    if pod.get("restartPolicy") != "Never":
        wrong(file, "restartPolicy: Never is wanted, as backoffLimitPerIndex needs it")
    volumes = {volume["name"] for volume in pod.get("volumes", [])}
    for container in pod.get("containers", []):
        where = f"container {container.get('name')}"
        only(file, where, container, KUBERNETES_CONTAINER)
        words = [str(word) for word in container.get("command", [])]
        command(file, where, " ".join(words) + " ", scripts)
        for mount in container.get("volumeMounts", []):
            if mount["name"] not in volumes:
                wrong(file, f"{where}: mounts {mount['name']}, which is no volume")
        is_indexed = spec.get("completionMode") == "Indexed"
        if is_indexed != ("cluster_shard.sh" in " ".join(words)):
            wrong(file, f"{where}: completionMode: Indexed is for cluster_shard.sh")
        elif is_indexed and words[words.index("--shards") + 1:][:1] != [str(spec.get("completions"))]:
            wrong(file, f"{where}: --shards is not the number of completions")


def read(file):
    try:
        document = yaml.safe_load(Path(file).read_text())
    except yaml.YAMLError as error:
        document = None
        wrong(file, f"is no YAML: {' '.join(str(error).split())}")
    if document is not None and not isinstance(document, dict):
        wrong(file, "fields and their values are wanted")
    return document if isinstance(document, dict) else {}


def check(folder):
    scripts = folder / "scripts"
    action = read(folder / "github/action.yml")
    if action:
        check_action(folder / "github/action.yml", action, scripts)
    for file in sorted((folder / "github").glob("*.yml")):
        if file.name != "action.yml":
            check_workflow(file, read(file), scripts, action.get("inputs", {}))
    check_gitlab(folder / "gitlab/assay.gitlab-ci.yml", read(folder / "gitlab/assay.gitlab-ci.yml"), scripts)
    for file in sorted((folder / "kubernetes").glob("*.yml")):
        check_kubernetes(file, read(file), scripts)
    for defect in defects:
        print(defect)
    return 1 if defects else 0


def steps(file, job):
    document = read(file)
    if job == "action":
        lines = [step["run"] for step in document["runs"]["steps"] if "run" in step]
    elif document.get("kind") == "Job":
        lines = [shlex.join(map(str, one["command"])) for one in document["spec"]["template"]["spec"]["containers"]
                 if document["metadata"]["name"] == job]
    elif "jobs" in document:
        lines = [step["run"] for step in document["jobs"][job]["steps"] if "run" in step]
    else:
        lines = document[job]["script"] + document[job].get("after_script", [])
    print("\n".join(line.strip() for line in lines))
    return 0


if __name__ == "__main__":
    sys.exit(check(Path(sys.argv[2])) if sys.argv[1] == "check" else steps(sys.argv[2], sys.argv[3]))
