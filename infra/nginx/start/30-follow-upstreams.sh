#!/bin/sh
# Says where shell and api are, again whenever that changes. An upstream with names would be looked up at start only and
# keep nginx from starting without them; names looked up for every request would cost the open connections. So the names
# are asked for here, once a second, and nginx takes over another answer. A name without an answer is no news: most
# services come back where they were, and taking over ends connections that browsers keep open.
set -eu
target=/etc/nginx/conf.d/upstreams.conf

addresses_of() { # HOST: those of now, else the last ones that were known
  found=$(getent ahostsv4 "$1" | awk '{ print $1 }' | sort -u)
  [ -z "$found" ] || echo "$found" >"/tmp/$1.addresses"
  cat "/tmp/$1.addresses" 2>/dev/null || true
}

upstream() { # NAME HOST:PORT TIMES
  addresses=$(addresses_of "${2%:*}")
  echo "upstream $1 {"
  for _ in $(seq "$3"); do
    for address in $addresses; do echo "    server $address:${2#*:} fail_timeout=5s;"; done
  done
  [ -n "$addresses" ] || echo '    server 127.0.0.1:9 down;'
  # Node ends an idle connection after five seconds: nginx must be first, or a form could meet the end of one.
  printf '    keepalive 32;\n    keepalive_timeout 4s;\n    zone %s 64k;\n}\n' "$1"
}

# nginx gives up on a server for a while only where it has another. Named twice, a shell that does not answer is not waited
# for by every reader: for five seconds after the first has waited, all see what is kept. Nothing is kept of the api, so
# every request tries it.
upstreams() { upstream shell "$SHELL_ADDRESS" 2 && upstream api "$API_ADDRESS" 1; }

# Proxies in front of this one whose word about a client's address counts.
for network in ${TRUSTED_PROXIES:-}; do echo "set_real_ip_from $network;"; done >/etc/nginx/conf.d/trusted-proxies.conf

upstreams >"$target"
while sleep 1; do
  upstreams >/tmp/upstreams.next
  cmp -s /tmp/upstreams.next "$target" && continue
  cp /tmp/upstreams.next "$target"
  kill -HUP "$(cat /tmp/nginx.pid)" || true
done &
