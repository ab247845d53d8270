-- Creates the role of the API, without a password. It owns nothing; what it may do is in api/sql/grants.sql. One statement a line.
do $$ begin if to_regrole('portal_api') is null then create role portal_api; end if; end $$;
alter role portal_api login nosuperuser nocreatedb nocreaterole noreplication nobypassrls;
-- Defaults for its connections. Those of the API have shorter limits.
alter role portal_api set search_path = public, pg_temp;
alter role portal_api set statement_timeout = '60s';
alter role portal_api set idle_in_transaction_session_timeout = '60s';
-- Compiling a statement takes longer than running it: the statements of the API are short.
alter role portal_api set jit = off;
