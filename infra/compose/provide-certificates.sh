#!/bin/sh
# provide-certificates.sh [FOLDER] [HOST]: creates the certificates of PostgreSQL at a host name and of its clients, signed by an authority
# of this installation. Those that end within two years are renewed; the ones before stay valid, so programs that still use them continue.
set -eu
umask 077
folder=${1:-/secrets}
server=${2:-postgres}
node=1000
authority="$folder/authority/ca"
created=""

# create FILE CN DAYS OPTION...: a certificate and its key.
create() {
  file=$1 name=$2 days=$3
  shift 3
  openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days "$days" -subj "/CN=$name" \
    -keyout "$file.key.next" -out "$file.crt.next" "$@"
}

# issue READER UID CN EXTENSION: a certificate that the reader's service finds in /run/secrets. It is written last, so that an
# interrupted run is repeated.
issue() {
  file="$folder/$1/database"
  if openssl x509 -in "$file.crt" -noout -checkend 63072000 >/dev/null 2>&1 && [ -s "$file.key" ]; then return; fi
  mkdir -p "$folder/$1"
  chmod 755 "$folder/$1"
  create "$file" "$3" 1095 -CA "$authority.crt" -CAkey "$authority.key" -addext basicConstraints=critical,CA:FALSE -addext "$4"
  cp "$authority.crt" "$file-ca.crt.next"
  for path in "$file-ca.crt" "$file.key" "$file.crt"; do
    chown "$2:$2" "$path.next"
    chmod 400 "$path.next"
    mv "$path.next" "$path"
  done
  created="$created $3"
}

if [ ! -s "$authority.crt" ]; then
  mkdir -p "$folder/authority"
  create "$authority" "Portal database" 36500 -addext keyUsage=critical,keyCertSign
  mv "$authority.key.next" "$authority.key"
  mv "$authority.crt.next" "$authority.crt"
fi
issue postgres 999 "$server" "subjectAltName=DNS:$server"
issue migrate "$node" portal extendedKeyUsage=clientAuth
issue api "$node" portal_api extendedKeyUsage=clientAuth
echo "Certificates created:${created:- none}."
