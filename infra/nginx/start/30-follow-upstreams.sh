#!/bin/sh
# Writes configuration that changes while nginx runs, and reloads nginx after each change:
# - upstreams.conf: addresses of API_ADDRESS and PUBLISHER_ADDRESS (HOST:PORT, several separated by spaces or commas).
#   nginx resolves the names of an upstream only once, and does not start when they cannot be resolved.
# - headers.conf and routes.conf: copies of what the publisher writes to /site.
# It follows the certificate too: with the first one nginx begins to serve HTTPS, and a renewed one is loaded.
# With nginx 1.27.3 or later everywhere, `server … resolve` can replace upstreams.conf.
set -u
conf=/etc/nginx/conf.d
work=/tmp/follow
names='upstreams headers routes'
hosts=$(echo "$API_ADDRESS ${PUBLISHER_ADDRESS:-}" | tr ',' ' ')
mkdir -p "$work/next" "$work/previous" "$conf/server"

target() { if [ "$1" = routes ]; then echo "$conf/server/routes.conf"; else echo "$conf/$1.conf"; fi; }

# Prints a line 'HOST ADDRESS' for every address of every name.
resolve() {
  for host in $hosts; do getent ahostsv4 "${host%:*}" | awk -v host="${host%:*}" '{ print host, $1 }'; done | sort -u
}

# Keeps the addresses of names that cannot be resolved now, unless another name has them.
update_known() {
  touch "$work/known"
  resolve >"$work/resolved" &&
    awk 'NR == FNR { hosts[$1]; addresses[$2]; print; next } !($1 in hosts) && !($2 in addresses)' \
      "$work/resolved" "$work/known" >"$work/known.next" &&
    mv "$work/known.next" "$work/known"
}

upstream() { # NAME 'HOST:PORT …'
  printf 'upstream %s {\n' "$1"
  servers=$(for host in $(echo "$2" | tr ',' ' '); do
    awk -v host="${host%:*}" -v port="${host##*:}" '$1 == host { print "    server " $2 ":" port " max_fails=0;" }' "$work/known"
  done)
  echo "${servers:-    server 127.0.0.1:9 down;}"
  # API and publisher close idle connections after more than 70 s. nginx closes them earlier: a request on a closing connection fails.
  printf '    keepalive 32;\n    keepalive_timeout 60s;\n    zone %s 64k;\n}\n' "$1"
}

write_next() {
  update_known || return 1
  { upstream api "$API_ADDRESS" && upstream publisher "${PUBLISHER_ADDRESS:-}"; } >"$work/next/upstreams" || return 1
  for name in headers routes; do
    source=/site/$name.conf
    [ -f "$source" ] || source=/etc/nginx/portal/no-build/$name.conf
    cp "$source" "$work/next/$name" || return 1
  done
}

is_current() { for name in $names; do cmp -s "$work/next/$name" "$(target "$name")" || return 1; done; }

# Installs the files of a folder. Each is replaced by renaming, because nginx may be reading it.
install_from() { for name in $names; do cp "$1/$name" "$(target "$name").next" && mv "$(target "$name").next" "$(target "$name")"; done; }

# Installs the new configuration, or restores the previous one when nginx rejects it.
update() {
  write_next || return 1
  is_current && return 0
  checksum=$(cat "$work/next/upstreams" "$work/next/headers" "$work/next/routes" | cksum)
  [ "$checksum" != "${rejected:-}" ] || return 0
  for name in $names; do cp "$(target "$name")" "$work/previous/$name"; done
  install_from "$work/next"
  if nginx -t -q; then
    needs_reload=1
  else
    rejected=$checksum
    install_from "$work/previous"
  fi
}

# Prints nothing without a certificate.
fingerprint() { [ ! -s /etc/nginx/tls/tls.crt ] || cksum /etc/nginx/tls/tls.crt; }

follow() {
  needs_reload=''
  certificate=$(fingerprint)
  while sleep 1; do
    update
    current=$(fingerprint)
    if [ -n "$current" ] && [ "$current" != "$certificate" ]; then
      certificate=$current
      LISTEN=tls /docker-entrypoint.d/20-envsubst-on-templates.sh && needs_reload=1
    fi
    if [ -n "$needs_reload" ] && kill -HUP "$(cat /tmp/nginx.pid)" 2>/dev/null; then needs_reload=''; fi
  done
}

if [ "${1:-}" = follow ]; then
  follow
  exit 1
fi

# Networks of proxies whose X-Forwarded-For is trusted.
for network in ${TRUSTED_PROXIES:-}; do echo "set_real_ip_from $network;"; done >"$conf/trusted-proxies.conf"

# A reload closes idle connections, possibly while a request is on its way. nginx 1.27.4 and later can wait until they have
# been idle for some time.
version=$(nginx -v 2>&1 | sed 's,.*nginx/,,')
if [ "$(printf '1.27.4\n%s\n' "$version" | sort -V | head -n 1)" = 1.27.4 ]; then
  echo 'keepalive_min_timeout 10s;' >"$conf/keep-alive.conf"
fi

for name in headers routes; do cp "/etc/nginx/portal/no-build/$name.conf" "$(target "$name")"; done
{ upstream api '' && upstream publisher ''; } >"$(target upstreams)"
update

# Without this loop nginx would keep outdated addresses, so the container stops when the loop ends.
{
  sh "$0" follow
  until kill -QUIT "$(cat /tmp/nginx.pid)" 2>/dev/null; do sleep 1; done
} &
