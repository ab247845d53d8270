import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Sign-in with OpenID Connect: linked accounts, sign-ins that have begun, and how a session was opened. */
export class Identities1763707100000 implements MigrationInterface {
  name = 'Identities1763707100000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table staff_identities (
        issuer text not null,
        subject text not null,
        user_id integer not null references users on delete cascade,
        created_at timestamptz not null default now(),
        primary key (issuer, subject),
        unique (user_id, issuer)
      )`);
    await runner.query(`
      create table oidc_sign_ins (
        token_digest bytea primary key,
        state text,
        nonce text,
        code_verifier text,
        return_to text not null,
        is_confirmation boolean not null,
        expires_at timestamptz not null,
        user_id integer references users on delete cascade,
        authenticated_at timestamptz
      )`);
    await runner.query('create index oidc_sign_ins_user on oidc_sign_ins (user_id) where user_id is not null');
    await runner.query(`
      alter table sessions
        add column by_identity_provider boolean not null default false,
        add column authenticated_at timestamptz,
        add column has_second_factor boolean not null default false`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'alter table sessions drop column by_identity_provider, drop column authenticated_at, drop column has_second_factor',
    );
    await runner.query('drop table oidc_sign_ins, staff_identities');
  }
}
