#!/bin/sh
# The postgres image runs this once, on an empty volume. The api's role owns its database only.
set -eu
psql --set ON_ERROR_STOP=1 --set password="$(cat /run/secrets/database-password)" --username postgres --dbname postgres <<'SQL'
CREATE ROLE portal LOGIN PASSWORD :'password';
CREATE DATABASE portal OWNER portal;
REVOKE CONNECT ON DATABASE postgres FROM PUBLIC;
SQL
