#!/bin/sh
# Runs a command of package.json. Installs packages first when package-lock.json changed, then runs the project's own Node.
# `exec` keeps the process id, so a signal to npm or to this process reaches the command.
set -eu
cd "$(dirname "$0")/../.."

installed_lock=node_modules/.installed-package-lock.json

is_installed() {
  [ -x node_modules/node/bin/node ] || return 1
  # The second condition is true when `npm ci` or `npm install` ran after the lock file changed.
  cmp -s package-lock.json "$installed_lock" || [ node_modules/.package-lock.json -nt package-lock.json ]
}

if ! is_installed; then
  # npm runs on the Node of this machine until the project's own is there.
  case $(node --version || true) in
    '' | v[0-9].* | v1[0-9].*)
      echo "This needs Node 20 or newer to install its packages, and this is Node $(node --version || true): https://nodejs.org" >&2
      exit 1
      ;;
  esac
  # Its warnings are about a Node that is older than some packages want, which run on the project's own.
  npm ci --include=dev --include=optional --loglevel=error
  cp package-lock.json "$installed_lock"
fi

command=$1
shift
PATH="$PWD/node_modules/.bin:$PWD/node_modules/node/bin:$PATH"
# Node stores compiled code here, which saves a fifth of the processor time of a start.
: "${NODE_COMPILE_CACHE:=$PWD/.portal/compile-cache}"
export PATH NODE_COMPILE_CACHE
exec node "infra/cli/$command.ts" "$@"
