#!/usr/bin/env bash
# Installs the Debian package on a bare Debian 12 and uses it there; as root, with the network of apt. Not part of the suite.
#
#   scripts/bare_debian.sh ROOT assay_0.1.0-1_amd64.deb     ROOT is a folder; what is there already is taken as the bare Debian
#
# Needs debootstrap, which scripts/install_packages.sh debootstrap installs; apt's sources are this machine's. Exit 0: it installs, says its version,
# tries an engine of its own and one from outside, and writes the page.
set -euo pipefail
[ $# = 2 ] || { sed -n '4s/^#   //p' "$0" >&2; exit 2; }
root=$1 package=$(realpath "$2")
inside() { chroot "$root" env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin HOME=/root DEBIAN_FRONTEND=noninteractive "$@"; }
packages() { dpkg-query --admindir="$root/var/lib/dpkg" -W | wc -l; }

[ -e "$root/etc/debian_version" ] || debootstrap --variant=minbase bookworm "$root" >"$root.log"
rm -rf "$root/etc/apt/sources.list" "$root/etc/apt/sources.list.d"
cp -r /etc/apt/sources.list.d "$root/etc/apt/"
[ ! -e /etc/apt/sources.list ] || cp /etc/apt/sources.list "$root/etc/apt/"
for list in "$root"/etc/apt/sources.list.d/*; do
  [ "$(basename "$list")" = debian.sources ] || rm "$list"  # Debian's own alone
done
for device in null zero random urandom; do [ -e "$root/dev/$device" ] || cp -a "/dev/$device" "$root/dev/"; done
mount -t tmpfs tmpfs "$root/dev/shm" 2>/dev/null || { mkdir -p "$root/dev/shm"; mount -t tmpfs tmpfs "$root/dev/shm"; }
mount -t proc proc "$root/proc"
trap 'umount "$root/proc" "$root/dev/shm"' EXIT

before=$(packages)
cp "$package" "$root/tmp/assay.deb"
inside apt-get update -qq
began=$SECONDS
inside apt-get install -y -qq --no-install-recommends /tmp/assay.deb >"$root.install.log" 2>&1
echo "installed in $((SECONDS - began)) s: $before packages before, $(packages) after; $(du -h "$package" | cut -f1) packed, $(du -sh --total "$root/usr/lib/assay" "$root/usr/share/assay" "$root/usr/bin/assay" | tail -1 | cut -f1) unpacked"
inside assay --version >"$root.version"
head -3 "$root.version"
grep -c 'version .*: ' "$root.version" | sed 's/$/ shared objects of engines found/'
began=$SECONDS
# Both have an answer known beforehand: ours is right, the article's is not.
inside assay check --engine gjk/signed_volumes --engine libccd/gjk --battery smoke --jobs 1 --out /tmp/run >"$root.check.log" 2>&1 && code=0 || code=$?
tail -3 "$root.check.log"
echo "assay check: exit code $code after $((SECONDS - began)) s"
[ "$code" = 1 ] || { echo "bare_debian.sh: assay check: exit code $code, expected 1: $root.check.log" >&2; exit 1; }
inside assay report /tmp/run | tail -1
[ "$(stat -c %s "$root/tmp/run/report/report.html")" -gt 100000 ] || { echo "bare_debian.sh: there is no page" >&2; exit 1; }
echo "page: $(du -h "$root/tmp/run/report/report.html" | cut -f1)"
