#!/bin/sh
# Says where shell and api are, again whenever that changes. An upstream with names would be looked up at start only and
# keep nginx from starting without them; names looked up for every request would cost the open connections. So the names
# are asked for here, once a second, and nginx takes over another answer without losing a request. A service that is not
# there answers at once, not after a timeout: what nginx holds of the site is then shown without delay.
set -eu
target=/etc/nginx/conf.d/upstreams.conf

upstream() { # NAME HOST:PORT
  echo "upstream $1 {"
  addresses=$(getent ahostsv4 "${2%:*}" | awk '{ print $1 }' | sort -u)
  for address in $addresses; do echo "    server $address:${2#*:};"; done
  [ -n "$addresses" ] || echo '    server 127.0.0.1:9 down;'
  # Node ends an idle connection after five seconds: nginx must be first, or a form could meet the end of one.
  printf '    keepalive 32;\n    keepalive_timeout 4s;\n}\n'
}
upstreams() { upstream shell "$SHELL_ADDRESS" && upstream api "$API_ADDRESS"; }

# Proxies in front of this one whose word about a client's address counts.
for network in ${TRUSTED_PROXIES:-}; do echo "set_real_ip_from $network;"; done >/etc/nginx/conf.d/trusted-proxies.conf

upstreams >"$target"
while sleep 1; do
  upstreams >/tmp/upstreams.next
  cmp -s /tmp/upstreams.next "$target" && continue
  cp /tmp/upstreams.next "$target"
  kill -HUP "$(cat /tmp/nginx.pid)" || true
done &
