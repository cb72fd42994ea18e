#!/usr/bin/env bash
# The Debian packages, made by dpkg-buildpackage of the tree that is built, unpacked into an empty root and used from there.
source "$(dirname "$0")/common.sh"
for tool in dpkg-buildpackage fakeroot; do
  command -v $tool >/dev/null || { say "skipped: $tool is absent (apt-get install dpkg-dev fakeroot)"; exit 77; }
done
mkdir -p "$work/source" "$work/root"
cp -r "$source_tree/debian" "$work/source"
cd "$work/source" || exit 2
# -d: what is packed is built already.
expect 0 "dpkg-buildpackage" env ASSAY_BUILD="$build" dpkg-buildpackage -b -us -uc -d
cd "$work" || exit 2
for package in assay libassay-dev; do
  expect 0 "unpacking $package" dpkg -x "$work/${package}_0.1.0-1_amd64.deb" "$work/root"
done
# A path of the build to libraries would hide here what is missing elsewhere. Debian has lp_solve's library in a folder of its own.
depends=$(dpkg-deb -f "$work/assay_0.1.0-1_amd64.deb" Depends)
for library in libccd2 libqhull-r8.0 libglpk40 libgmp10 libsqlite3-0 lp-solve; do
  [[ $depends == *"$library"* ]] || wrong "the package does not depend on $library"
done
for file in "$work"/root/usr/bin/assay "$work"/root/usr/lib/assay/engines/*.so; do
  ! readelf -d "$file" | grep -E 'R(UN)?PATH' | any_line -vF '[/usr/lib/lp_solve]' || wrong "$file looks for libraries by a path of its own"
done
program_works "$work/root/usr"
[ -s "$work/root/usr/share/man/man1/assay.1.gz" ] || wrong "there is no manual page"
# An engine in C against the unpacked headers.
expect 0 "an engine in C" "${CC:-cc}" $(PKG_CONFIG_PATH=$work/root/usr/lib/pkgconfig pkg-config --cflags assay-adapter) -shared -fPIC \
  "$source_tree/engines/adapters/examples/boxes.c" -o "$work/boxes.so"
finish
