import { randomBytes } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readIfExists } from './postgres-folder.ts';

/** The passwords of the embedded PostgreSQL. They are stored in its data folder. */
export interface Passwords {
  /** Of the role that owns the tables: migrations and commands. */
  portal: string;
  /** Of the role of the API. */
  portal_api: string;
}

const passwordsFile = (dataDir: string) => join(dataDir, 'portal-passwords.json');

export const randomPassword = (): string => randomBytes(24).toString('hex');

export const createPasswords = (): Passwords => ({ portal: randomPassword(), portal_api: randomPassword() });

/** Returns undefined for data of a version without passwords. */
export function readPasswords(dataDir: string): Passwords | undefined {
  const text = readIfExists(passwordsFile(dataDir));
  return text === undefined ? undefined : (JSON.parse(text) as Passwords);
}

export function writePasswords(dataDir: string, passwords: Passwords): void {
  const draft = `${passwordsFile(dataDir)}.new`;
  writeFileSync(draft, JSON.stringify(passwords), { mode: 0o600 });
  renameSync(draft, passwordsFile(dataDir));
}

/** Returns the statements that set both passwords and create the role of the API if it is missing, one per line. */
export const roleStatements = ({ portal, portal_api }: Passwords): string =>
  `alter role portal password '${portal}';\n${apiRoleStatements(portal_api)}`;

/** Returns the statements that create the role of the API with a password, one per line. */
export function apiRoleStatements(password: string): string {
  const sql = readFileSync(join(import.meta.dirname, 'api-role.sql'), 'utf8');
  return `${sql.replaceAll(/^--.*\n/gm, '')}alter role portal_api password '${password}';\n`;
}
