import { readFileSync } from 'node:fs';

/** Secrets that may be read from a file, e.g. `DATABASE_URL_FILE=/run/secrets/database-url`. */
const secrets = [
  'DATABASE_URL',
  'MIGRATION_DATABASE_URL',
  'STAFF_PASSWORD',
  'SMTP_URL',
  'LEAD_WEBHOOK_SECRET',
  'ENCRYPTION_KEY',
  'OIDC_CLIENT_SECRET',
];

/** Returns the environment with the secrets read from their files. Adds unreadable files to `errors`. */
export function withSecretFiles(env: NodeJS.ProcessEnv, errors: string[]): NodeJS.ProcessEnv {
  const complete = { ...env };
  for (const name of secrets) {
    const file = env[`${name}_FILE`]?.trim();
    if (!file) continue;
    if (env[name]) {
      errors.push(`${name} and ${name}_FILE are both set: set only one`);
      continue;
    }
    try {
      complete[name] = readFileSync(file, 'utf8').trim();
    } catch (error) {
      errors.push(`${name}_FILE cannot be read: ${(error as NodeJS.ErrnoException).code}`);
    }
  }
  return complete;
}
