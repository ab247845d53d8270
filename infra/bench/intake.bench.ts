import { randomInt, randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { encryptionKeySettings } from '../portal/encryption-key.ts';
import { migrateDatabase } from '../postgres/migrate-database.ts';
import { startPostgres } from '../postgres/postgres.ts';
import { freePort } from '../processes/ports.ts';
import { type RunningProcess, startProcess } from '../processes/start-process.ts';
import { root } from '../workspaces/workspaces.ts';
import { median } from './median.ts';

const rounds = 7;
const secondsPerRound = 3;
/** Long enough for V8 to optimize the hot functions of both servers. */
const warmUpSeconds = 5;
const connections = 16;
const overloads = [32, 128, 512];
const minRatio = 0.6;

/** CPU time of Linux, in milliseconds. */
const millisecondsPerTick = 10;

/**
 * Compares `POST /api/contact`, as it runs in production, with bare-intake.ts: cold, warm in alternating rounds, and under
 * overload. Each has its own database in one durable PostgreSQL and as many connections to it. The CPU time of both servers and of
 * PostgreSQL shows where a form costs time, also when other programs use the machine. Takes about two minutes.
 */
const folder = await mkdtemp(join(tmpdir(), 'portal-bench-'));
const postgres = await startPostgres({ dataDir: join(folder, 'postgres') });
const servers: RunningProcess[] = [];
/** Process ids of both servers by port. */
const pids = new Map<number, number | undefined>();
try {
  const api = await startApi();
  const bare = await startBare();

  console.log('first form after the start (milliseconds)');
  for (const [name, port] of [
    ['API', api],
    ['bare', bare],
  ] as const) {
    const started = performance.now();
    await post(port, new Agent());
    console.log(name.padStart(5) + (performance.now() - started).toFixed(1).padStart(9));
  }

  for (const port of [api, bare]) await load(port, connections, warmUpSeconds);
  console.log(`\nwarm, ${connections} connections\nround      API   bare   ratio     (requests per second)`);
  const results: { api: Load; bare: Load }[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    // The order alternates, so that drift affects both.
    const first = round % 2 === 0 ? api : bare;
    const firstLoad = await load(first, connections, secondsPerRound);
    const secondLoad = await load(first === api ? bare : api, connections, secondsPerRound);
    const result = first === api ? { api: firstLoad, bare: secondLoad } : { api: secondLoad, bare: firstLoad };
    results.push(result);
    console.log(
      `${round}`.padStart(5) +
        result.api.perSecond.toFixed(0).padStart(9) +
        result.bare.perSecond.toFixed(0).padStart(7) +
        (result.api.perSecond / result.bare.perSecond).toFixed(2).padStart(8),
    );
  }
  for (const name of ['api', 'bare'] as const) {
    const [p50, p99] = (['p50', 'p99'] as const).map((key) => median(results.map((result) => result[name][key])));
    const [node, database] = (['cpu', 'databaseCpu'] as const).map((key) =>
      median(results.map((result) => result[name][key])),
    );
    console.log(
      `${name.padStart(5)}  p50 ${p50?.toFixed(1)} ms, p99 ${p99?.toFixed(1)} ms; ` +
        `CPU per form: server ${node?.toFixed(2)} ms, PostgreSQL ${database?.toFixed(2)} ms`,
    );
  }

  console.log('\noverload   connections   per second      p50      p99   in the journal   rejected');
  for (const count of overloads)
    for (const [name, port] of [
      ['API', api],
      ['bare', bare],
    ] as const) {
      const { perSecond, p50, p99, journaled, rejected } = await load(port, count, secondsPerRound);
      console.log(
        name.padStart(8) +
          String(count).padStart(14) +
          perSecond.toFixed(0).padStart(13) +
          p50.toFixed(1).padStart(9) +
          p99.toFixed(1).padStart(9) +
          String(journaled).padStart(17) +
          String(rejected).padStart(11),
      );
    }

  const ratio = median(results.map(({ api, bare }) => api.perSecond / bare.perSecond));
  console.log(`\nmedian ratio ${ratio.toFixed(2)}, must be at least ${minRatio.toFixed(2)}`);
  if (!(ratio >= minRatio)) process.exitCode = 1;
} finally {
  for (const server of servers) await server.stop();
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}

/** Starts the API with production settings. Each visitor has an address of its own, so the rate limit counts but rejects none. */
async function startApi(): Promise<number> {
  await migrateDatabase(postgres.url);
  const port = await freePort();
  await start(port, ['dist/main.js'], {
    DATABASE_URL: postgres.apiUrl,
    DATA_DIR: folder,
    ...encryptionKeySettings({}, folder),
    NODE_ENV: 'production',
    TRUSTED_PROXY_HOPS: '1',
  });
  return port;
}

async function startBare(): Promise<number> {
  const port = await freePort();
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  await client.query('create database bare');
  await client.end();
  const DATABASE_URL = postgres.url.replace('/portal?', '/bare?');
  await start(port, [join(root, 'infra', 'bench', 'bare-intake.ts')], { DATABASE_URL });
  return port;
}

async function start(port: number, args: string[], env: NodeJS.ProcessEnv): Promise<void> {
  const server = startProcess(process.execPath, args, { cwd: join(root, 'api'), env: { ...env, PORT: String(port) } });
  servers.push(server);
  pids.set(port, server.pid);
  let hasExited = false;
  server.exited.then(() => {
    hasExited = true;
  });
  let isReady = false;
  let output = '';
  for (const stream of [server.subprocess.stdout, server.subprocess.stderr])
    stream?.on('data', (chunk) => {
      output = (output + String(chunk)).slice(-2_000);
      isReady ||= /ready/.test(output);
    });
  const deadline = Date.now() + 60_000;
  while (!isReady) {
    if (Date.now() > deadline || hasExited) throw new Error(`The server did not start:\n${output}`);
    await sleep(20);
  }
}

interface Load {
  perSecond: number;
  /** Response times in milliseconds. */
  p50: number;
  p99: number;
  journaled: number;
  rejected: number;
  /** CPU time per form in milliseconds: of the server, and of PostgreSQL. */
  cpu: number;
  databaseCpu: number;
}

/** Sends forms over so many connections, each the next one when it has its response. */
async function load(port: number, count: number, seconds: number): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: count });
  const serverPid = pids.get(port) ?? 0;
  const [cpuBefore, databaseCpuBefore] = [cpuOf(serverPid), cpuOfChildren(postgres.pid)];
  const started = performance.now();
  const end = started + seconds * 1000;
  const times: number[] = [];
  let [journaled, rejected] = [0, 0];
  const visitor = async () => {
    while (performance.now() < end) {
      const sent = performance.now();
      const { status, body } = await post(port, agent);
      times.push(performance.now() - sent);
      if (status !== 201) rejected += 1;
      else if (!body.includes('"id"')) journaled += 1;
    }
  };
  await Promise.all(Array.from({ length: count }, visitor));
  const elapsed = performance.now() - started;
  agent.destroy();
  times.sort((a, b) => a - b);
  const percentile = (share: number) =>
    times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN;
  return {
    perSecond: (times.length * 1000) / elapsed,
    p50: percentile(0.5),
    p99: percentile(0.99),
    journaled,
    rejected,
    cpu: (cpuOf(serverPid) - cpuBefore) / times.length,
    databaseCpu: (cpuOfChildren(postgres.pid) - databaseCpuBefore) / times.length,
  };
}

/** The fields of `/proc/PID/stat` after the name of the program, which may contain spaces: state, parent, … */
function processStat(pid: number | string): string[] {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  } catch {
    return [];
  }
}

/** User and system time in milliseconds. Zero where there is no `/proc`. */
function cpuOf(pid: number | string): number {
  const stat = processStat(pid);
  return (Number(stat[11] ?? 0) + Number(stat[12] ?? 0)) * millisecondsPerTick;
}

function cpuOfChildren(parent: number): number {
  return (existsSync('/proc') ? readdirSync('/proc') : [])
    .filter((name) => /^\d+$/.test(name) && Number(processStat(name)[1]) === parent)
    .reduce((sum, pid) => sum + cpuOf(pid), 0);
}

function post(port: number, agent: Agent): Promise<{ status: number | undefined; body: string }> {
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
        headers: {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
          'x-forwarded-for': [10, randomInt(256), randomInt(256), randomInt(256)].join('.'),
        },
      },
      (response) => text(response).then((received) => resolve({ status: response.statusCode, body: received }), reject),
    );
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}
