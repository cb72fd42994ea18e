#!/bin/bash -eu
exec "$SRC/assay/fuzz/services/build.sh"
