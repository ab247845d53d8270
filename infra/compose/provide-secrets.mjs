// Creates the missing secrets of a portal on one machine. Each is readable only by the service that needs it.
//   docker compose run --rm secrets show lead-webhook-secret
//   docker compose run --rm -T secrets set smtp-url < file
import { randomBytes } from 'node:crypto';
import { chmodSync, chownSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const folder = '/secrets';
const postgres = 999;
const node = 1000;

const secrets = [
  { name: 'database-admin-password', readers: { postgres }, create: () => randomBytes(24).toString('base64url') },
  { name: 'lead-webhook-secret', readers: { api: node }, create: () => `whsec_${randomBytes(32).toString('base64')}` },
  { name: 'team-webhook-secret', readers: { api: node }, create: () => `whsec_${randomBytes(32).toString('base64')}` },
  {
    name: 'release-events-key',
    readers: { api: node, publisher: node },
    create: () => randomBytes(32).toString('base64'),
  },
  { name: 'encryption-key', readers: { api: node }, create: () => randomBytes(32).toString('base64') },
  { name: 'smtp-url', readers: { api: node } },
  { name: 'imap-url', readers: { api: node } },
  { name: 'oidc-client-secret', readers: { api: node } },
];

const filesOf = ({ name, readers }) => Object.keys(readers).map((reader) => join(folder, reader, name));

function read(name) {
  const [file] = filesOf(secrets.find((secret) => secret.name === name));
  return readFileSync(file, 'utf8');
}

/** Replaces the files by renaming, so a power failure leaves no incomplete secret. */
function write(secret, value) {
  for (const [reader, uid] of Object.entries(secret.readers)) {
    const file = join(folder, reader, secret.name);
    mkdirSync(dirname(file), { recursive: true, mode: 0o755 });
    writeFileSync(`${file}.next`, value, { mode: 0o400 });
    chownSync(`${file}.next`, uid, uid);
    chmodSync(`${file}.next`, 0o400);
    renameSync(`${file}.next`, file);
  }
}

const [command = 'provide', name] = process.argv.slice(2);
const selected = secrets.find((secret) => secret.name === name);

if (command === 'provide') {
  const missing = secrets.filter((secret) => secret.create && !filesOf(secret).every((file) => existsSync(file)));
  for (const secret of missing) write(secret, secret.create());
  console.log(
    missing.length > 0 ? `Created: ${missing.map((secret) => secret.name).join(', ')}.` : 'All secrets exist.',
  );
} else if (command === 'show' && selected) {
  console.log(read(name));
} else if (command === 'set' && selected) {
  write(selected, readFileSync(0, 'utf8').trim());
  const services = Object.keys(selected.readers).flatMap((reader) => (reader === 'api' ? ['api', 'api-2'] : reader));
  console.log(`${name} is set. Restart these services: ${services.join(', ')}.`);
} else {
  console.error(`Usage: show NAME, set NAME. Names: ${secrets.map((secret) => secret.name).join(', ')}.`);
  process.exitCode = 1;
}
