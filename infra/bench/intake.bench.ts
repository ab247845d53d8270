import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { ingestSubmission } from '../../api/src/intake/storage/ingest-submission.ts';
import { startPostgres } from '../postgres/postgres.ts';
import { freePort } from '../processes/ports.ts';
import { type RunningProcess, startProcess } from '../processes/start-process.ts';
import { root } from '../workspaces/workspaces.ts';
import { median } from './measured-portal.ts';

const rounds = 9;
const secondsPerRound = 3;
/** Long enough for V8 to optimize the hot functions of both servers. */
const warmUpSeconds = 5;
const connections = 16;
const minRatio = 0.6;

/**
 * Compares `POST /api/contact` with bare-intake.ts, in alternating rounds. Each has its own database in one durable
 * PostgreSQL.
 */
const folder = await mkdtemp(join(tmpdir(), 'portal-bench-'));
const postgres = await startPostgres({ dataDir: join(folder, 'postgres') });
const servers: RunningProcess[] = [];
try {
  const api = await startApi();
  const bare = await startBare();
  for (const port of [api, bare]) await requestsPerSecond(port, warmUpSeconds);

  console.log('round      API   bare   ratio     (requests per second)');
  const ratios: number[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    // The order alternates, so that drift affects both.
    const first = round % 2 === 0 ? api : bare;
    const firstRate = await requestsPerSecond(first, secondsPerRound);
    const secondRate = await requestsPerSecond(first === api ? bare : api, secondsPerRound);
    const [apiRate, bareRate] = first === api ? [firstRate, secondRate] : [secondRate, firstRate];
    ratios.push(apiRate / bareRate);
    console.log(
      `${round}`.padStart(5) +
        apiRate.toFixed(0).padStart(9) +
        bareRate.toFixed(0).padStart(7) +
        (apiRate / bareRate).toFixed(2).padStart(8),
    );
  }
  const ratio = median(ratios);
  console.log(`median ratio ${ratio.toFixed(2)}, must be at least ${minRatio.toFixed(2)}`);
  if (!(ratio >= minRatio)) process.exitCode = 1;
} finally {
  for (const server of servers) await server.stop();
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}

/** Starts the API with production settings. Only its rate limit is off, because all requests have one address. */
async function startApi(): Promise<number> {
  const port = await freePort();
  await start(['dist/main.js'], {
    DATABASE_URL: postgres.url,
    DATA_DIR: folder,
    FORM_RATE_PER_MINUTE: '0',
    MIGRATE_ON_START: '1',
    NODE_ENV: 'production',
    PORT: String(port),
  });
  return port;
}

/** Starts bare-intake.ts on a database with the same tables. No worker processes the jobs it writes. */
async function startBare(): Promise<number> {
  const port = await freePort();
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  await client.query('create database bare');
  await client.end();
  const DATABASE_URL = postgres.url.replace('/portal?', '/bare?');
  const migrated = startProcess(process.execPath, ['dist/migrate.js'], {
    cwd: join(root, 'api'),
    env: { DATABASE_URL },
  });
  if ((await migrated.exited) !== 0) throw new Error('The database of the baseline could not be migrated.');
  await start([join(root, 'infra', 'bench', 'bare-intake.ts')], {
    DATABASE_URL,
    PORT: String(port),
    STATEMENT: ingestSubmission.text,
  });
  return port;
}

async function start(args: string[], env: NodeJS.ProcessEnv): Promise<void> {
  const server = startProcess(process.execPath, args, { cwd: join(root, 'api'), env });
  servers.push(server);
  let hasExited = false;
  server.exited.then(() => {
    hasExited = true;
  });
  let isReady = false;
  let output = '';
  for (const stream of [server.subprocess.stdout, server.subprocess.stderr])
    stream?.on('data', (text) => {
      output = (output + String(text)).slice(-2_000);
      isReady ||= /ready/.test(output);
    });
  const deadline = Date.now() + 60_000;
  while (!isReady) {
    if (Date.now() > deadline || hasExited) throw new Error(`The server did not start:\n${output}`);
    await sleep(20);
  }
}

async function requestsPerSecond(port: number, seconds: number): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const end = performance.now() + seconds * 1000;
  let completed = 0;
  const visitor = async () => {
    while (performance.now() < end) {
      await post(port, agent);
      completed += 1;
    }
  };
  const started = performance.now();
  await Promise.all(Array.from({ length: connections }, visitor));
  agent.destroy();
  return (completed * 1000) / (performance.now() - started);
}

function post(port: number, agent: Agent): Promise<void> {
  const submissionId = randomUUID();
  const body = JSON.stringify({
    name: 'Ada Byron',
    company: 'Analytical Homes',
    email: `${submissionId}@example.com`,
    phone: '',
    service: 'it-security',
    message: `Two gates, one garage and a lobby with a reception desk. ${submissionId}`,
    submissionId,
  });
  return new Promise((resolve, reject) => {
    const outgoing = request(
      {
        port,
        agent,
        host: '127.0.0.1',
        path: '/api/contact',
        method: 'POST',
        headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
      },
      (response) => {
        response.resume();
        response.on('error', reject);
        response.on('end', () =>
          response.statusCode === 201 ? resolve() : reject(new Error(`The server returned ${response.statusCode}.`)),
        );
      },
    );
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}
