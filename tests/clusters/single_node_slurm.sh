#!/usr/bin/env bash
# A Slurm of one node in a folder of its own: configuration, state, ports, munge's key and socket. Nothing of it needs root, cgroups or a
# service, and nothing outside the folder is read or written. Usage: source single_node_slurm.sh; start_slurm FOLDER; stop_slurm.

# Why no Slurm can be started here; empty where it can.
no_slurm() {
  local program
  for program in slurmctld slurmd munged sbatch scontrol; do
    PATH=$PATH:/usr/sbin command -v "$program" >/dev/null || { echo "$program is absent (scripts/install_packages.sh slurm-wlm munge)"; return; }
  done
}

free_ports() {
  python3 -c 'import socket
taken = [socket.socket() for _ in range(2)]
for one in taken: one.bind(("127.0.0.1", 0))
print(*(one.getsockname()[1] for one in taken))'
}

# start_slurm FOLDER: 0 and SLURM_CONF is set, or 1 and the reason stands in FOLDER/reason.
start_slurm() {
  slurm=$1
  PATH=$PATH:/usr/sbin
  local ports me
  me=$(id -un)
  mkdir -p "$slurm/state" "$slurm/spool"
  chmod go-w "$slurm"
  ports=($(free_ports))
  (umask 077; head -c 64 /dev/urandom >"$slurm/munge.key")
  # --force: munge would have no folder above its own writable by others, and /tmp is.
  munged --force --socket="$slurm/munge.socket" --key-file="$slurm/munge.key" --pid-file="$slurm/munge.pid" --log-file="$slurm/munge.log" \
    --seed-file="$slurm/munge.seed" --num-threads=2 >"$slurm/munge.out" 2>&1 || {
      { echo "munged does not start:"; tail -n 3 "$slurm/munge.out" "$slurm/munge.log"; } >"$slurm/reason" 2>/dev/null
      return 1
    }
  # What a killed task waits for before it begins again is the lifetime of a credential: five seconds is the least, two minutes are usual.
  cat >"$slurm/slurm.conf" <<CONF
ClusterName=assay
SlurmctldHost=localhost(127.0.0.1)
SlurmctldPort=${ports[0]}
SlurmdPort=${ports[1]}
SlurmUser=$me
SlurmdUser=$me
AuthType=auth/munge
CredType=cred/munge
AuthInfo=socket=$slurm/munge.socket,cred_expire=5
StateSaveLocation=$slurm/state
SlurmdSpoolDir=$slurm/spool
SlurmctldPidFile=$slurm/slurmctld.pid
SlurmdPidFile=$slurm/slurmd.pid
SlurmctldLogFile=$slurm/slurmctld.log
SlurmdLogFile=$slurm/slurmd.log
ProctrackType=proctrack/linuxproc
TaskPlugin=task/none
JobAcctGatherType=jobacct_gather/none
AccountingStorageType=accounting_storage/none
JobCompType=jobcomp/none
MpiDefault=none
SelectType=select/cons_tres
SelectTypeParameters=CR_CPU
SchedulerType=sched/builtin
SchedulerParameters=sched_interval=1,sched_min_interval=0,batch_sched_delay=0
KillWait=1
NodeName=localhost NodeAddr=127.0.0.1 NodeHostname=$(uname -n | cut -d. -f1) CPUs=$(nproc) State=UNKNOWN
PartitionName=night Nodes=localhost Default=YES MaxTime=INFINITE State=UP
CONF
  export SLURM_CONF=$slurm/slurm.conf
  slurmctld -c -f "$SLURM_CONF" >"$slurm/start.out" 2>&1 && slurmd -c -N localhost -f "$SLURM_CONF" >>"$slurm/start.out" 2>&1
  local tried
  for tried in $(seq 100); do
    grep -qx idle <<<"$(sinfo --noheader --format=%T 2>/dev/null)" && return 0
    sleep 0.1
  done
  { echo "no node is idle after ten seconds:"; tail -n 3 "$slurm/start.out" "$slurm/slurmctld.log" "$slurm/slurmd.log"; } >"$slurm/reason" 2>/dev/null
  return 1
}

# Ends what start_slurm started, by the numbers that the daemons wrote, and waits for it: jobs first, since slurmd leaves theirs running.
stop_slurm() {
  [ -n "${slurm:-}" ] || return 0
  local file number tried
  if [ -e "$slurm/slurmctld.pid" ]; then
    timeout 5 scancel --quiet --user="$(id -un)" 2>/dev/null
    for tried in $(seq 50); do [ -z "$(timeout 2 squeue --noheader 2>/dev/null)" ] && break; sleep 0.1; done
  fi
  for file in slurmd slurmctld munge; do
    number=$(cat "$slurm/$file.pid" 2>/dev/null) || continue
    kill "$number" 2>/dev/null
    for tried in $(seq 50); do kill -0 "$number" 2>/dev/null || break; sleep 0.1; done
    kill -KILL "$number" 2>/dev/null
  done
  slurm=''
  return 0
}
