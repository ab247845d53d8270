import assert from 'node:assert/strict';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import type { TLSSocket } from 'node:tls';
import { execa } from 'execa';
import { configurePebble, pebbleCertificate, pebbleDirectory } from '../nginx/pebble.ts';
import { freePort } from '../processes/ports.ts';
import { root } from '../workspaces/workspaces.ts';
import { until } from './testing.ts';

const folder = await mkdtemp(join(tmpdir(), 'portal-first-server-'));
const clone = join(folder, 'portal');
const [port, tlsPort, mailPort] = [await freePort(), await freePort(), await freePort()];
const page = await readFile(join(root, 'docs/first-server.md'), 'utf8');
const [settings = '', passwords = '', start = '', backup = '', restore = ''] = [
  ...page.matchAll(/^```sh\n(.*?)^```$/gms),
].map(([, block]) => block);

/** Runs commands of the page in the clone. Resolves to their output. */
async function run(commands: string): Promise<string> {
  const { PATH, HOME, DOCKER_HOST, NPMRC } = process.env;
  const env = { PATH, HOME, DOCKER_HOST, NPMRC, COMPOSE_PROJECT_NAME: 'portal-first-server' };
  const options = { cwd: clone, env, extendEnv: false, all: true } as const;
  return (await execa('bash', ['-eo', 'pipefail', '-c', commands], options)).all;
}

/** What a test has instead of a name, a mail server and Let's Encrypt. */
const replacements: [string, string][] = [
  ['BIND_ADDRESS=0.0.0.0', 'BIND_ADDRESS=127.0.0.1'],
  ['PORT=80\n', `PORT=${port}\nMAIL_PORT=${mailPort}\n`],
  ['TLS_PORT=443\n', `TLS_PORT=${tlsPort}\n`],
  ['COMPOSE_PROFILES=acme', 'COMPOSE_PROFILES=acme,mail'],
  ['smtps://info%40example.com:password@mail.example.com', 'smtp://mail:1025?requireTLS=false'],
  ['/var/backups/portal', join(folder, 'backups')],
];

const replaced = (commands: string) => replacements.reduce((text, [from, to]) => text.replace(from, to), commands);

/** Requests a path of the site over HTTPS. Resolves to the status and the issuer of the certificate. */
const fetchSite = (path: string, body?: object) =>
  new Promise<{ status?: number; issuer: string }>((resolve, reject) => {
    const headers = { host: 'www.example.com', 'content-type': 'application/json' };
    const options = { host: '127.0.0.1', port: tlsPort, path, headers, servername: 'www.example.com' };
    const outgoing = request({ ...options, method: body ? 'POST' : 'GET', rejectUnauthorized: false }, (response) => {
      const { issuer } = (response.socket as TLSSocket).getPeerCertificate();
      response.resume().on('end', () => resolve({ status: response.statusCode, issuer: String(issuer.CN) }));
    });
    outgoing.on('error', reject).end(body && JSON.stringify(body));
  });

const sendContact = async (email: string) => (await fetchSite('/api/contact', { name: 'Ada Byron', email })).status;

const notices = async () => (await fetch(`http://127.0.0.1:${mailPort}/email`)).text();

before(async () => {
  await execa('git', ['clone', '--quiet', root, clone]);
  const pebble = join(folder, 'pebble');
  await mkdir(pebble);
  await configurePebble(pebble);
  const networks = { edge: { aliases: ['www.example.com', 'desk.example.com'] }, site: {}, intake: {} };
  const certificateOfPebble = `${pebble}:/pebble:ro`;
  const services = {
    nginx: { networks },
    pebble: {
      build: { context: '.', dockerfile: 'infra/docker/nginx.Dockerfile', target: 'pebble' },
      volumes: [certificateOfPebble],
      networks: ['edge', 'outbound'],
    },
    acme: {
      environment: { ACME_SERVER: pebbleDirectory, LEGO_CA_CERTIFICATES: pebbleCertificate },
      volumes: [certificateOfPebble],
    },
  };
  await writeFile(join(clone, 'docker-compose.override.yml'), JSON.stringify({ services }));
});

after(async () => {
  await run('docker compose down --volumes --rmi local --timeout 5');
  await rm(folder, { recursive: true, force: true });
});

test('the commands of docs/first-server.md lead to a portal with HTTPS and mail, and restore it on another server', async () => {
  await run(replaced(settings));
  await run(replaced(passwords));
  assert.match(await run(start), /https:\/\/desk\.example\.com\/admin\/\S+/);
  await until(async () => /Pebble/.test((await fetchSite('/contact')).issuer));
  assert.equal(await sendContact('ada@example.com'), 201);
  await until(async () => (await notices()).includes('Ada Byron'));

  assert.match(await run(replaced(backup)), /can be restored/);
  await run('docker compose down --volumes --timeout 5');
  await run(restore);
  const sql = `select email from contact_submissions`;
  assert.match(
    await run(`docker compose exec -T postgres psql -U postgres -d portal -Atc "${sql}"`),
    /ada@example\.com/,
  );
  await until(async () => (await sendContact('grace@example.com')) === 201);
  await until(async () => (await notices()).includes('Ada Byron'));
});
