import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The passwords of the embedded PostgreSQL. They are stored in its data folder. */
export interface Passwords {
  /** Of the role that owns the tables: migrations and commands. */
  portal: string;
  /** Of the role of the API. */
  portal_api: string;
}

export const passwordsFile = (dataDir: string) => join(dataDir, 'portal-passwords.json');

export const randomPassword = (): string => randomBytes(24).toString('hex');

export const readPasswords = (dataDir: string): Passwords => JSON.parse(readFileSync(passwordsFile(dataDir), 'utf8'));

/** Creates both passwords. Returns the statements that set them and create the role of the API, one per line. */
export function createPasswords(dataDir: string): string {
  const passwords: Passwords = { portal: randomPassword(), portal_api: randomPassword() };
  writeFileSync(passwordsFile(dataDir), JSON.stringify(passwords), { mode: 0o600 });
  return `alter role portal password '${passwords.portal}';\n${apiRoleStatements(passwords.portal_api)}`;
}

/** Returns the statements that create the role of the API with a password, one per line. */
export function apiRoleStatements(password: string): string {
  const sql = readFileSync(join(import.meta.dirname, 'api-role.sql'), 'utf8');
  return `${sql.replaceAll(/^--.*\n/gm, '')}alter role portal_api password '${password}';\n`;
}
