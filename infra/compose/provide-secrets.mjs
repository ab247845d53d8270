// Secrets of a portal on one machine: random ones where there are none yet, each readable by the one service that needs it.
//   docker compose run --rm secrets show staff-password
//   docker compose run --rm -T secrets set smtp-url < file
import { randomBytes } from 'node:crypto';
import { chmodSync, chownSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const folder = '/secrets';
const postgres = 999;
const node = 1000;

const random = (bytes) => randomBytes(bytes).toString('base64url');

/** Made in this order: the address of the database holds its password. */
const secrets = [
  { name: 'database-admin-password', readers: { postgres }, make: () => random(24) },
  { name: 'database-password', readers: { postgres }, make: () => random(24) },
  {
    name: 'database-url',
    readers: { api: node },
    make: () => `postgres://portal:${read('database-password')}@postgres:5432/portal`,
  },
  { name: 'staff-password', readers: { api: node }, make: () => random(12) },
  { name: 'lead-webhook-secret', readers: { api: node }, make: () => `whsec_${randomBytes(32).toString('base64')}` },
  { name: 'smtp-url', readers: { api: node } },
];

const places = ({ name, readers }) => Object.keys(readers).map((reader) => join(folder, reader, name));

function read(name) {
  const [file] = places(secrets.find((secret) => secret.name === name));
  return readFileSync(file, 'utf8');
}

/** Complete or not there at all, whenever the machine stops. */
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
const asked = secrets.find((secret) => secret.name === name);

if (command === 'provide') {
  const missing = secrets.filter((secret) => secret.make && !places(secret).every((file) => existsSync(file)));
  for (const secret of missing) write(secret, secret.make());
  console.log(
    missing.length > 0 ? `Made: ${missing.map((secret) => secret.name).join(', ')}.` : 'All secrets are there.',
  );
  console.log('The first staff password: docker compose run --rm secrets show staff-password');
} else if (command === 'show' && asked) {
  console.log(read(name));
} else if (command === 'set' && asked) {
  write(asked, readFileSync(0, 'utf8').trim());
  console.log(`${name} is set; restart what reads it: ${Object.keys(asked.readers).join(', ')}.`);
} else {
  console.error(`show NAME or set NAME, with one of: ${secrets.map((secret) => secret.name).join(', ')}.`);
  process.exitCode = 1;
}
