#!/bin/sh
# Creates the database with the role that owns its tables and the role of the api, and loads renewed certificates.
set -eu
psql --username postgres --quiet --set ON_ERROR_STOP=1 <<'SQL'
SELECT 'CREATE ROLE portal LOGIN' WHERE to_regrole('portal') IS NULL \gexec
SELECT 'CREATE DATABASE portal OWNER portal' WHERE NOT EXISTS (SELECT FROM pg_database WHERE datname = 'portal') \gexec
REVOKE CONNECT ON DATABASE postgres FROM PUBLIC;
\i /api-role.sql
SELECT pg_reload_conf() \g /dev/null
SQL
