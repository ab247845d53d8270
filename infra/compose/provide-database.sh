#!/bin/sh
# Creates the database with the role that owns its tables and the role of the api, or changes their passwords to those of the secrets.
set -eu
PGPASSWORD="$(cat /run/secrets/database-admin-password)"
owner_password="$(cat /run/secrets/database-password)"
api_password="$(cat /run/secrets/database-api-password)"
export PGPASSWORD
psql --host postgres --username postgres --dbname postgres --quiet --set ON_ERROR_STOP=1 \
  --set owner_password="$owner_password" --set password="$api_password" <<'SQL'
SELECT 'CREATE ROLE portal' WHERE to_regrole('portal') IS NULL \gexec
ALTER ROLE portal LOGIN PASSWORD :'owner_password';
SELECT 'CREATE DATABASE portal OWNER portal' WHERE NOT EXISTS (SELECT FROM pg_database WHERE datname = 'portal') \gexec
REVOKE CONNECT ON DATABASE postgres FROM PUBLIC;
\i /api-role.sql
SQL
