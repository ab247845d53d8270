import { randomInt, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import pg from 'pg';
import { startApi } from '../portal/api-process.ts';
import { migrateDatabase } from '../postgres/migrate-database.ts';
import { type Postgres, startPostgres } from '../postgres/postgres.ts';
import { seedLeads } from '../seed/seed-leads.ts';
import { cpuOf, cpuOfChildren } from './cpu.ts';
import { checkLimit, median, percentile, printRow } from './figures.ts';

const rounds = Number(process.env.INTAKE_ROUNDS || 7);
const leads = 10_000;
const secondsPerRound = 3;
/** Long enough for V8 to optimize the hot functions. */
const warmUpSeconds = 5;
const connections = 16;
/** Rows of the tables of leads. `plans.test.ts` of the API says which plans may not read more. */
const maxRows = 60;

interface Database {
  postgres: Postgres;
  owner: pg.Client;
  folder: string;
}

/**
 * Measures `POST /api/contact` as it runs in production, on a durable PostgreSQL with leads. The rows that a form reads depend on the
 * plans alone. The processor time of server and PostgreSQL is comparable when other programs use the machine, the rate is not.
 */
export async function measureIntake(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-bench-'));
  const postgres = await startPostgres({ dataDir: join(folder, 'postgres') });
  const owner = new pg.Client({ connectionString: postgres.url });
  try {
    await migrateDatabase(postgres.url);
    await owner.connect();
    await seedLeads({ databaseUrl: postgres.url, leads, report: () => undefined });
    await measure({ postgres, owner, folder });
  } finally {
    await owner.end();
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Starts an API, whose sessions have no plans yet, and prints its rounds. */
async function measure(database: Database): Promise<void> {
  // Each visitor has an address of its own, so the rate limit counts but rejects none.
  const settings = { health: 'ready', TRUSTED_PROXY_HOPS: '1', LOG_LEVEL: 'info' } as const;
  const api = await startApi(database.postgres.apiUrl, database.folder, settings);
  const server = { origin: api.origin, pid: api.pid ?? 0 };
  const print = (round: string, figureOf: (key: keyof Load) => number) =>
    printRow(round, ...Object.values(figures).map(([key, digits]) => figureOf(key).toFixed(digits)));
  console.log('Times in ms. The processor times, of the server and of PostgreSQL, and the rows read are per form.');
  printRow(`${connections} connections`, ...Object.keys(figures));
  try {
    await load(database, server, warmUpSeconds);
    const results: Load[] = [];
    for (let round = 1; round <= rounds; round += 1) {
      const result = await load(database, server, secondsPerRound);
      results.push(result);
      print(`round ${round}`, (key) => result[key]);
    }
    const middle = (key: keyof Load) => median(results.map((result) => result[key]));
    print('median', middle);
    checkLimit('rows read per form', middle('rows'), maxRows);
  } finally {
    await api.stop();
  }
}

/** Sends forms over all connections, each the next one when it has its response. */
async function load(
  { postgres, owner }: Database,
  { origin, pid }: { origin: string; pid: number },
  seconds: number,
): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const [serverBefore, databaseBefore, rowsBefore] = [cpuOf(pid), cpuOfChildren(postgres.pid), await rowsRead(owner)];
  const started = performance.now();
  const end = started + seconds * 1000;
  const times: number[] = [];
  let journaled = 0;
  const visitor = async () => {
    while (performance.now() < end) {
      const sent = performance.now();
      const isStored = await post(origin, agent);
      times.push(performance.now() - sent);
      if (!isStored) journaled += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, visitor));
  const elapsed = performance.now() - started;
  agent.destroy();
  return {
    perSecond: (times.length * 1000) / elapsed,
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
    server: (cpuOf(pid) - serverBefore) / times.length,
    database: (cpuOfChildren(postgres.pid) - databaseBefore) / times.length,
    rows: ((await rowsRead(owner)) - rowsBefore) / times.length,
    journaled,
  };
}

/** Rows of the tables of leads that were read so far, by scans and by indexes. */
async function rowsRead(owner: pg.Client): Promise<number> {
  const { rows } = await owner.query<{ read: string }>(
    `select sum(seq_tup_read + idx_tup_fetch) as read from pg_stat_user_tables
     where relname in ('leads', 'requests', 'lead_events', 'messages', 'contact_submissions')`,
  );
  return Number(rows[0]?.read);
}

interface Load {
  perSecond: number;
  /** Response times in milliseconds. */
  p50: number;
  p99: number;
  /** Processor time per form in milliseconds: of the server, and of PostgreSQL. */
  server: number;
  database: number;
  /** Rows of the tables of leads per form. */
  rows: number;
  /** Forms that were acknowledged from the journal. */
  journaled: number;
}

/** Columns: the figure, and its digits. */
const figures: Record<string, [keyof Load, number]> = {
  'forms/s': ['perSecond', 0],
  p50: ['p50', 1],
  p99: ['p99', 1],
  server: ['server', 2],
  database: ['database', 2],
  rows: ['rows', 1],
  journal: ['journaled', 0],
};

/** Sends a form. Resolves to whether it is stored in PostgreSQL: a form in the journal has no id yet. */
async function post(origin: string, agent: Agent): Promise<boolean> {
  const submissionId = randomUUID();
  const form = JSON.stringify({
    name: 'Ada Byron',
    company: 'Analytical Homes',
    email: `${submissionId}@example.com`,
    phone: '',
    service: 'it-security',
    message: `Two gates, one garage and a lobby with a reception desk. ${submissionId}`,
    submissionId,
  });
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(form),
    'x-forwarded-for': [10, randomInt(256), randomInt(256), randomInt(256)].join('.'),
  };
  const outgoing = request(`${origin}/api/contact`, { agent, method: 'POST', headers }).end(form);
  const [response] = (await once(outgoing, 'response')) as [IncomingMessage];
  const body = await text(response);
  if (response.statusCode !== 201) throw new Error(`The form was not accepted: ${response.statusCode} ${body}`);
  return body.includes('"id"');
}
