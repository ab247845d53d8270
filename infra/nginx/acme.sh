#!/bin/sh
# Gets the certificate of nginx from an ACME server (RFC 8555), for the hosts of SITE_URL and DESK_URL, and renews it 20 days before it
# ends. The ACME server reads the files in /challenges from nginx (HTTP-01).
set -u
trap 'exit 0' TERM INT

hosts=$(for url in "$SITE_URL" "$DESK_URL"; do echo "$url" | sed -nE 's,^https://([^:/]+).*$,\1,p'; done | uniq)
if [ -z "$hosts" ] || [ -z "$ACME_EMAIL" ]; then
  echo 'Set SITE_URL to an https:// address, and ACME_EMAIL to the address that learns when a certificate was not renewed.' >&2
  exit 1
fi
certificate=/acme/certificates/$(echo "$hosts" | head -n 1)

request() { # COMMAND…
  lego --path /acme ${ACME_SERVER:+--server "$ACME_SERVER"} --accept-tos --email "$ACME_EMAIL" \
    $(for host in $hosts; do echo "--domains $host"; done) --http --http.webroot /challenges "$@"
}

# A certificate that was issued for other hosts is not renewed but replaced.
provide() {
  if [ -s "$certificate.crt" ] && [ "$(cat /acme/hosts)" = "$hosts" ]; then
    request renew --days 20 --no-random-sleep || return 1
  else
    request run || return 1
    echo "$hosts" >/acme/hosts
  fi
  cmp -s "$certificate.crt" /tls/tls.crt && return
  # nginx follows tls.crt. Its workers have the user 101.
  for end in key crt; do
    cp "$certificate.$end" "/tls/tls.$end.next" && chown 101 "/tls/tls.$end.next" && mv "/tls/tls.$end.next" "/tls/tls.$end" || return 1
  done
}

# Let's Encrypt allows five failures of a host per hour.
failures=0
while true; do
  if provide; then
    failures=0 pause=12h
  else
    failures=$((failures + 1))
    case $failures in 1) pause=1m ;; 2) pause=5m ;; *) pause=20m ;; esac
  fi
  sleep "$pause" &
  wait $!
done
