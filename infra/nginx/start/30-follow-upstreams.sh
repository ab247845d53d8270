#!/bin/sh
# Says where shells and apis are, again whenever that changes: SHELL_ADDRESS and API_ADDRESS hold one HOST:PORT or several.
# An upstream with names would be looked up at start only and keep nginx from starting without them; names looked up for
# every request would cost the open connections. So the names are asked for here, once a second, and nginx takes over
# another answer. A name without an answer is no news: most services come back where they were.
set -eu
target=/etc/nginx/conf.d/upstreams.conf
known=/tmp/upstream-addresses
places=$(echo "$SHELL_ADDRESS $API_ADDRESS" | tr ',' ' ')
touch "$known"

answers() { # a line 'HOST ADDRESS' for every address that a name has now
  for place in $places; do getent ahostsv4 "${place%:*}" | awk -v host="${place%:*}" '{ print host, $1 }' || true; done | sort -u
}

# What names had that have no answer is kept, unless the address has become another one's.
ask() {
  answers >/tmp/upstream-answers
  awk 'NR == FNR { hosts[$1]; addresses[$2]; print; next } !($1 in hosts) && !($2 in addresses)' \
    /tmp/upstream-answers "$known" >"$known.next"
  mv "$known.next" "$known"
}

servers() { # 'HOST:PORT …' OPTION
  for place in $(echo "$1" | tr ',' ' '); do
    awk -v host="${place%:*}" -v rest="${place#*:} $2;" '$1 == host { print "    server " $2 ":" rest }' "$known"
  done
}

upstream() { # NAME SERVERS
  printf 'upstream %s {\n%s\n' "$1" "${2:-    server 127.0.0.1:9 down;}"
  # Node ends an idle connection after five seconds: nginx must be first, or a form could meet the end of one.
  printf '    keepalive 32;\n    keepalive_timeout 4s;\n    zone %s 64k;\n}\n' "$1"
}

# nginx gives up on a server for a while, where it has another. The while is short, because one that is back has to be
# believed before the other one goes: whoever restarts them one after the other waits for the first to be well, and not for
# nginx. Named twice, a shell that is alone and does not answer is not waited for by every reader: for a second after the
# first has waited, all see what is kept. Nothing is kept of the apis, so they are never given up on: a form that may wait
# for a second is better than one that is lost.
upstreams() {
  ask
  shells=$(servers "$SHELL_ADDRESS" fail_timeout=1s)
  [ "$(echo "$shells" | grep -c server)" != 1 ] || shells="$shells
$shells"
  upstream shell "$shells"
  upstream api "$(servers "$API_ADDRESS" max_fails=0)"
}

# Proxies in front of this one whose word about a client's address counts.
for network in ${TRUSTED_PROXIES:-}; do echo "set_real_ip_from $network;"; done >/etc/nginx/conf.d/trusted-proxies.conf

# Taking over is a reload, which ends connections that clients keep open, some of them just when a request is on its way.
# nginx 1.27.4 has learnt to wait until they have not been used for a while.
version=$(nginx -v 2>&1 | sed 's,.*nginx/,,')
if [ "$(printf '1.27.4\n%s\n' "$version" | sort -V | head -n 1)" = 1.27.4 ]; then
  echo 'keepalive_min_timeout 10s;' >/etc/nginx/conf.d/keep-alive.conf
fi

upstreams >"$target"
while sleep 1; do
  upstreams >/tmp/upstreams.next
  cmp -s /tmp/upstreams.next "$target" && continue
  cp /tmp/upstreams.next "$target"
  kill -HUP "$(cat /tmp/nginx.pid)" || true
done &
