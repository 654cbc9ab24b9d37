#!/usr/bin/env bash
# Runs a command in a fresh clone, on a copy of this Debian machine without some programs. Then removes the copy.
#
#   scripts/bare-machine.sh [--without chromium|postgresql|apt-get]… [--node FOLDER] [COMMAND [ARGUMENT …]]
#
# --node is the folder that contains the `bin` folder of another Node. The default command is `npm test`. Needs root and
# about 8 GB of memory.
set -euo pipefail
cd "$(dirname "$0")/.."

without=()
node_folder=
while [ $# -gt 0 ]; do
  case "$1" in
  --without) without+=("$2") && shift 2 ;;
  --node) node_folder=$(realpath "$2") && shift 2 ;;
  *) break ;;
  esac
done
[ $# -gt 0 ] || set -- npm test

if [ "${BARE_MACHINE:-}" != inside ]; then
  copy=$(mktemp -d)
  trap 'rmdir "$copy"' EXIT
  # The mounts exist only in this namespace and end with it.
  BARE_MACHINE=inside WITHOUT="${without[*]}" NODE_FOLDER=$node_folder COPY=$copy PROJECT=$PWD \
    unshare --mount "$0" "$@"
  exit
fi

mount -t tmpfs tmpfs "$COPY"
mkdir "$COPY/upper" "$COPY/work" "$COPY/root"
mount -t overlay overlay -o "lowerdir=/,upperdir=$COPY/upper,workdir=$COPY/work" "$COPY/root"
mount --rbind /proc "$COPY/root/proc"
mount --rbind /dev "$COPY/root/dev"
mount -t tmpfs tmpfs "$COPY/root/tmp"
# The copy does not always have the folder that contains NODE_FOLDER.
if [ -n "$NODE_FOLDER" ]; then
  mkdir -p "$COPY/root/opt/node"
  mount --bind "$NODE_FOLDER" "$COPY/root/opt/node"
fi

for name in $WITHOUT; do
  case "$name" in
  chromium) packages='^chromium' ;;
  # PgBouncer depends on PostgreSQL's packages.
  postgresql) packages='^\(postgresql\|pgbouncer\)' ;;
  apt-get) rm "$COPY/root/usr/bin/apt-get" && continue ;;
  *) echo "Cannot remove $name" >&2 && exit 2 ;;
  esac
  dpkg-query --show --showformat='${Package}\n' | grep "$packages" |
    xargs chroot "$COPY/root" dpkg --remove --force-depends >/dev/null 2>&1
done

git clone --quiet --no-local "$PROJECT" "$COPY/root/tmp/pathwise"
exec chroot "$COPY/root" env PATH="${NODE_FOLDER:+/opt/node:}$PATH" sh -c '
  cd /tmp/pathwise
  echo "Node $(node --version), Chromium: $(command -v chromium || echo none), PostgreSQL: $(command -v initdb || echo none)"
  exec "$@"' sh "$@"
