#!/bin/sh
# The build scripts of an app, run in its folder by its package.json or by `portal`.
set -eu

case $1 in
  styles)
    panda codegen --silent
    exec panda cssgen --silent --splitting
    ;;
  build)
    NODE_ENV=production exec rspack build
    ;;
  dev)
    sh "$0" styles
    exec concurrently --raw --kill-others "panda --watch --silent" "panda cssgen --watch --silent --splitting" "rspack serve"
    ;;
esac
