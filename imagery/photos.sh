#!/bin/bash
# Walls of known geometry for the photo planner: tests/photo/pictures/VIEW.jpg and VIEW.json, and public/planner/sample-photo.jpg.
#   ./photos.sh           every view of scripts/photo_views.py
#   ./photos.sh garage    only views whose name begins with "garage"
cd "$(dirname "$0")" || exit 1
export WORK=${WORK:-$PWD/work/photos}
PYTHON=${PYTHON:-/usr/bin/python3}
PICTURES=../tests/photo/pictures
SAMPLE=garage-15
mkdir -p "$WORK" "$PICTURES"

# A view at a scale (percent), a number of samples and a grade. Half size is enough to show where the pins belong.
photo() {
  if [[ "$1" != "${ONLY:-}"* ]]; then return; fi
  nice -n 15 blender -b -P scripts/photo_wall.py -- "$1" "$2" "$3" 2>&1 | grep -E "RENDER|Traceback|line [0-9]"
  $PYTHON scripts/post.py "$WORK/$1.npz" "$WORK/$1.png" "${@:4}"
  $PYTHON scripts/photo_lens.py "$1" "$WORK/$1.png" "$PICTURES/$1.jpg" 60 "$2"
  cp "$WORK/$1.json" "$PICTURES/"
}

ONLY=${1:-}
photo garage-0 40 4 --ev .4 --power 1.25 --sat 1.1
photo garage-15 75 10 --ev .75 --power 1.22 --sat 1.15 --wb .975,1,1.05
photo garage-30 40 4 --ev .4 --power 1.25 --sat 1.1
photo driveway-0 40 6 --ev .4 --power 1.25 --sat 1.1
photo driveway-15 40 6 --ev .4 --power 1.25 --sat 1.1
photo driveway-30 40 6 --ev .4 --power 1.25 --sat 1.1
if [[ "$SAMPLE" == "$ONLY"* ]]; then
  $PYTHON scripts/photo_lens.py $SAMPLE "$WORK/$SAMPLE.png" ../public/planner/sample-photo.jpg 86 75
fi
../node_modules/.bin/prettier --write --log-level warn "$PICTURES"
