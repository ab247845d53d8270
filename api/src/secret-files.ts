import { readFileSync } from 'node:fs';

/** What may be handed over in a file instead, as `DATABASE_URL_FILE=/run/secrets/database-url`: an environment is easily shown, a file is not. */
const secrets = ['DATABASE_URL', 'STAFF_PASSWORD', 'SMTP_URL', 'LEAD_WEBHOOK_SECRET'];

/** The environment with every secret in its place. Adds what cannot be read to the complaints. */
export function withSecretFiles(env: NodeJS.ProcessEnv, complaints: string[]): NodeJS.ProcessEnv {
  const complete = { ...env };
  for (const name of secrets) {
    const file = env[`${name}_FILE`]?.trim();
    if (!file) continue;
    if (env[name]) {
      complaints.push(`${name} and ${name}_FILE say the same thing twice: give one of them`);
      continue;
    }
    try {
      complete[name] = readFileSync(file, 'utf8').trim();
    } catch (error) {
      complaints.push(`${name}_FILE cannot be read: ${(error as NodeJS.ErrnoException).code}`);
    }
  }
  return complete;
}
