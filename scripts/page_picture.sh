#!/usr/bin/env bash
# Makes docs/page.png, the picture in README.md: the first screen of a page, as headless Chromium shows it.
#   page_picture.sh [REPORT.html]     out/quick/report/report.html if none is given
set -euo pipefail
cd "$(dirname "$0")/.."
page=$(realpath "${1:-out/quick/report/report.html}")
chromium --headless --no-sandbox --hide-scrollbars --force-device-scale-factor=1 --window-size=1200,900 --virtual-time-budget=5000 \
  --screenshot="$PWD/docs/page.png" "file://$page" 2>/dev/null
