#!/usr/bin/env bash
# What the image of a fuzzing service lacks for build.sh; run as root. Its clang is there already.
set -euo pipefail
apt-get update -qq
DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends cmake ninja-build libboost-dev libgmp-dev zip
