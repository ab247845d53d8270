#!/bin/sh
# Reads every page, and every file a page names, once a minute and in both forms that are kept. nginx then holds the whole
# site, not only what somebody asked for lately, and can show it when nothing behind it answers.
set -eu
origin=http://127.0.0.1:8081
site_files='sitemap.xml robots.txt llms.txt site.webmanifest releases.json favicon.ico apple-touch-icon.png'

get() { curl --fail --silent --max-time 30 "$@"; }
at_origin() { sed -E "s#^\"?(https?://[^/\"]+)?#$origin#; s#\"\$##"; }

# What is asked for without an encoding is unpacked from the gzip form, which is then kept.
read_site() {
  pages=$(get "$origin/sitemap.xml" | grep -o '<loc>[^<]*' | sed 's/<loc>//' | at_origin)
  [ -n "$pages" ] || return 1
  # shellcheck disable=SC2086 # one word for each address
  files=$(get $pages | grep -oE '"(https?://[^/"]+)?/(shell|remotes|og)/[^"]+"' | sort -u | at_origin)
  for name in $site_files; do files="$files $origin/$name"; done
  # shellcheck disable=SC2086
  get $files >/dev/null && get --header 'Accept-Encoding: br' $pages $files >/dev/null
}

while sleep 1; do
  if read_site; then sleep 60; else sleep 4; fi
done &
