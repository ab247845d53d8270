import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Passkeys and the challenges of their requests. The secret of an authenticator app is pending until a code has confirmed it;
 * one that was not confirmed before this migration has to be created again.
 */
export class Passkeys1763706000000 implements MigrationInterface {
  name = 'Passkeys1763706000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table staff_passkeys (
        id integer generated always as identity primary key,
        user_id integer not null references users on delete cascade,
        credential_id text not null unique,
        public_key bytea not null,
        counter bigint not null,
        transports text[] not null,
        name text not null,
        created_at timestamptz not null default now(),
        last_used_at timestamptz
      )`);
    await runner.query('create index staff_passkeys_user_id on staff_passkeys (user_id)');
    await runner.query(`
      create table passkey_challenges (
        challenge text primary key,
        purpose text not null check (purpose in ('sign-in', 'registration')),
        browser_digest bytea not null,
        user_id integer references users on delete cascade,
        expires_at timestamptz not null
      )`);
    await runner.query('create index passkey_challenges_expires_at on passkey_challenges (expires_at)');
    await runner.query('create index passkey_challenges_user_id on passkey_challenges (user_id)');
    // The version before reads the secret of accounts with an app only, which have one.
    await runner.query(`
      -- squawk-ignore ban-drop-not-null
      alter table staff_totp alter column secret drop not null, add column pending_secret text`);
    await runner.query(`
      delete from staff_totp using staff_accounts
      where staff_accounts.user_id = staff_totp.user_id and second_factor_at is null`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('delete from staff_totp where secret is null');
    await runner.query('alter table staff_totp drop column pending_secret, alter column secret set not null');
    await runner.query('drop table passkey_challenges, staff_passkeys');
  }
}
