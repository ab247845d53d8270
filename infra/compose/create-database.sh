#!/bin/sh
# Run by the postgres image, once, on an empty volume. The api owns its database and nothing else of the server.
set -eu
psql --set ON_ERROR_STOP=1 --set password="$(cat /run/secrets/database-password)" --username postgres --dbname postgres <<'SQL'
CREATE ROLE portal LOGIN PASSWORD :'password';
CREATE DATABASE portal OWNER portal;
REVOKE CONNECT ON DATABASE postgres FROM PUBLIC;
SQL
