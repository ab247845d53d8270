import { randomInt, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrateDatabase } from '../postgres/migrate-database.ts';
import { startPostgres } from '../postgres/postgres.ts';
import { cpuOf, cpuOfChildren } from './cpu.ts';
import { median } from './median.ts';
import { startApi } from './seeded-desk.ts';

const rounds = Number(process.env.ROUNDS ?? 7);
const secondsPerRound = 3;
/** Long enough for V8 to optimize the hot functions. */
const warmUpSeconds = 5;
const connections = 16;

/**
 * Measures `POST /api/contact` as it runs in production, on a durable PostgreSQL. The processor time of server and PostgreSQL is
 * comparable when other programs use the machine, the rate is not.
 */
const folder = await mkdtemp(join(tmpdir(), 'portal-bench-'));
const postgres = await startPostgres({ dataDir: join(folder, 'postgres') });
const { default: pg } = await import('pg');
const client = new pg.Client({ connectionString: postgres.url });
try {
  await migrateDatabase(postgres.url);
  await client.connect();
  if (process.env.FUNCS) { await client.query(`alter system set track_functions = 'all'`); await client.query('select pg_reload_conf()'); }
  if (process.env.EXPLAIN) {
    await client.query(`alter system set session_preload_libraries = 'auto_explain'`);
    for (const [k, v] of Object.entries({ log_min_duration: process.env.EXPLAIN, log_nested_statements: 'on', log_analyze: 'on', log_timing: 'off', log_buffers: 'off' }))
      await client.query(`alter database portal set auto_explain.${k} = '${v}'`);
    await client.query('select pg_reload_conf()');
  }
  // Each visitor has an address of its own, so the rate limit counts but rejects none.
  const { origin, service } = await startApi(postgres.apiUrl, folder, { TRUSTED_PROXY_HOPS: '1', LOG_LEVEL: 'info' });
  try {
    await load(warmUpSeconds);
    console.log(`${connections} connections            processor time per form (ms)`);
    console.log('round    forms/s     p50     p99    server   PostgreSQL   in the journal');
    const results: Load[] = [];
    for (let round = 1; round <= rounds; round += 1) {
      const result = await load(secondsPerRound);
      results.push(result);
      if (process.env.FUNCS) await funcs(result);
      printRow(String(round), (key) => result[key]);
    }
    printRow('median', (key) => median(results.map((result) => result[key])));
  } finally {
    await service.stop();
  }

  /** Sends forms over all connections, each the next one when it has its response. */
  async function load(seconds: number): Promise<Load> {
    const agent = new Agent({ keepAlive: true, maxSockets: connections });
    const serverPid = service.pid() ?? 0;
    const [serverBefore, databaseBefore] = [cpuOf(serverPid), cpuOfChildren(postgres.pid)];
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
    times.sort((a, b) => a - b);
    return {
      perSecond: (times.length * 1000) / elapsed,
      p50: times[Math.floor(times.length * 0.5)] ?? Number.NaN,
      p99: times[Math.floor(times.length * 0.99)] ?? Number.NaN,
      server: (cpuOf(serverPid) - serverBefore) / times.length,
      database: (cpuOfChildren(postgres.pid) - databaseBefore) / times.length,
      journaled,
    };
  }
} finally {
  await client.end();
  await postgres.stop();
  const { copyFile } = await import('node:fs/promises');
  await copyFile(join(folder, 'postgres.log'), '/tmp/w7.pg.log');
  await rm(folder, { recursive: true, force: true });
}

interface Load {
  perSecond: number;
  /** Response times in milliseconds. */
  p50: number;
  p99: number;
  /** Processor time per form in milliseconds: of the server, and of PostgreSQL. */
  server: number;
  database: number;
  /** Forms that were acknowledged from the journal. */
  journaled: number;
}

function printRow(name: string, figureOf: (key: keyof Load) => number) {
  const cell = (key: keyof Load, width: number, digits = 1) => figureOf(key).toFixed(digits).padStart(width);
  console.log(
    name.padEnd(6) +
      cell('perSecond', 10, 0) +
      cell('p50', 8) +
      cell('p99', 8) +
      cell('server', 10, 2) +
      cell('database', 13, 2) +
      cell('journaled', 17, 0),
  );
}

/** Sends a form. Resolves to whether it is stored in PostgreSQL: a form in the journal has no id yet. */
function post(origin: string, agent: Agent): Promise<boolean> {
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
  return new Promise((resolve, reject) => {
    const outgoing = request(`${origin}/api/contact`, { agent, method: 'POST', headers }, (response) => {
      let body = '';
      response.setEncoding('utf8').on('data', (chunk) => {
        body += chunk;
      });
      response.on('error', reject).on('end', () => {
        if (response.statusCode === 201) resolve(body.includes('"id"'));
        else reject(new Error(`The form was not accepted: ${response.statusCode} ${body}`));
      });
    });
    outgoing.on('error', reject);
    outgoing.end(form);
  });
}

var lastF: Record<string, [number, number]> = {};
async function funcs(r: Load) {
  const now: Record<string, [number, number]> = {};
  for (const f of (await client.query('select funcname, sum(calls)::int as calls, sum(self_time) as t from pg_stat_user_functions group by 1')).rows) now[f.funcname] = [f.calls, f.t];
  const forms = r.perSecond * 3;
  console.log('   ' + Object.entries(now).map(([n, [c, t]]) => [n, (t - (lastF?.[n]?.[1] ?? 0)) / forms, c - (lastF?.[n]?.[0] ?? 0)] as const).sort((a, b) => b[1] - a[1]).slice(0, 6).map(([n, t, c]) => n + ' ' + t.toFixed(2) + 'ms x' + (c / forms).toFixed(1)).join(', '));
  console.log('   ' + (await client.query(`select string_agg(relname || ' ' || coalesce(n_dead_tup::text,'') || ' dead, analyzed ' || coalesce(to_char(last_autoanalyze,'MI:SS'),'-')|| ' vac ' || coalesce(to_char(last_autovacuum,'MI:SS'),'-'), '; ') as x from pg_stat_user_tables where relname in ('leads','requests')`)).rows[0].x, new Date().toISOString().slice(14,19));
  lastF = now;
}
