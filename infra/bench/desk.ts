import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Account, signIn } from '../drill/drill-environment.ts';
import { startApi } from '../portal/api-process.ts';
import { migrateDatabase } from '../postgres/migrate-database.ts';
import { startPostgres } from '../postgres/postgres.ts';
import { seedLeads } from '../seed/seed-leads.ts';
import { cpuOfChildren } from './cpu.ts';
import { checkLimit, percentile, printRow } from './figures.ts';

const leads = Number(process.env.DESK_LEADS || 100_000);
const rounds = 40;
const maxP95Ms = 150;

/**
 * The requests of the lead desk, each in several variants: the filter of a list, or a path. `plans.test.ts` of the API says how each
 * filter is found.
 */
const requests: Record<string, (string | object)[]> = {
  'list, first page': [{}],
  'list, 100 leads': [{ limit: 100 }],
  'sort by another column': ['lastActivity', 'created', 'name', 'due', '-value'].map((sort) => ({ sort })),
  'filter status': ['new', 'contacted', 'won', 'new,contacted'].map((status) => ({ status: status.split(',') })),
  'filter owner': ['none', 'me', 1, 2, 999].map((owner) => ({ owner })),
  'filter subject': [
    { service: 'saas-security' },
    { practice: 'audiovisual' },
    { city: 'austin' },
    { page: '/contact' },
  ],
  'filter what is to do': [{ unread: true }, { due: 'overdue', sort: 'due' }, { due: 'waiting' }, { failed: true }],
  'filter outcome': [
    { status: ['won'], closedFrom: day(30), closedTo: day(0) },
    { status: ['lost'], lostReason: 'price', closedFrom: day(90), closedTo: day(0) },
  ],
  'filter company': [{ domain: 'lumendental.example' }, { company: 'Lumen Dental' }],
  'filter value': [{ valueFrom: 50_000 }, { valueFrom: 20_000, valueTo: 21_000, status: ['quoted'], sort: '-value' }],
  'filter one month': [30, 400, 900].map((daysAgo) => ({ from: day(daysAgo + 30), to: day(daysAgo) })),
  'filters together': [
    { status: ['qualified'], owner: 3, city: 'austin' },
    { status: ['won'], service: 'access-control', sort: 'name' },
    { unread: true, status: ['won'] },
  ],
  'search rare word': ['alpacas', 'telescope', 'manuscripts', 'humidity'].map((q) => ({ q })),
  'search common word': ['camera', 'office', 'cabling', 'residents', 'the building'].map((q) => ({ q })),
  'search name': ['byron', 'Grace Hopper', 'nguyen', 'corbarval', 'by', 'wa'].map((q) => ({ q })),
  'search e-mail and phone': ['ada.byron', 'gmail', 'lumendental', '512555', '(210) 555', '512 1'].map((q) => ({ q })),
  'search two words': ['ada lum', 'lumen sec', 'garza dental', 'cameras smith', 'grace camera'].map((q) => ({ q })),
  'search no hit': ['xyzzyq', 'qqqq', '9999999999', 'byron xyzzyq'].map((q) => ({ q })),
  'search misspelled': ['bryon', 'hoper', 'lovelase', 'obsrvatory'].map((q) => ({ q })),
  'search and filter': [
    { q: 'camera', status: ['new'] },
    { q: 'garcia', city: 'austin', sort: 'name' },
  ],
  'lead page': Array.from({ length: rounds }, (_, n) => `leads/${1 + n * Math.floor(leads / rounds)}`),
  summary: ['summary'],
  today: ['today'],
  report: ['owner', 'source', 'practice', 'page', 'campaign'].flatMap((by) =>
    ['7', '90', 'quarter'].map((period) => `report?by=${by}&period=${period}`),
  ),
};

/** Prints how long the requests of the lead desk take with many leads, and the processor time of PostgreSQL for each. */
export async function measureDesk(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-desk-'));
  const postgres = await startPostgres({ dataDir: join(folder, 'postgres'), durable: false });
  const account = { email: 'bench@lumenward.example', password: 'a password for the benchmark' };
  try {
    await migrateDatabase(postgres.url);
    const settings = { health: 'ready', STAFF_EMAIL: account.email, STAFF_PASSWORD: account.password } as const;
    // Creates the account, which is the first one.
    await startApi(postgres.apiUrl, folder, settings).then(({ stop }) => stop());
    await seedLeads({ databaseUrl: postgres.url, leads, report: console.log });
    const api = await startApi(postgres.apiUrl, folder, settings);
    const desk = { ...(await openDesk(api.origin, account)), databaseCpu: () => cpuOfChildren(postgres.pid) };
    printRow(`${leads} leads, ms`, 'p50', 'p95', 'CPU');
    for (const [name, variants] of Object.entries(requests)) await measure(desk, name, variants);
    await measureDeepPages(desk);
    await api.stop();
  } finally {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

interface Desk {
  /** Requests a path below `/api/admin/`, or the leads of a search. */
  fetch(variant: string | object): Promise<Response>;
  /** Processor time of PostgreSQL in milliseconds. */
  databaseCpu(): number;
}

async function openDesk(origin: string, account: Account): Promise<Pick<Desk, 'fetch'>> {
  const headers = { cookie: await signIn(origin, account) };
  return {
    fetch: (variant) =>
      typeof variant === 'string'
        ? fetch(`${origin}/api/admin/${variant}`, { headers })
        : fetch(`${origin}/api/admin/leads/search`, {
            method: 'POST',
            headers: { 'content-type': 'application/json', ...headers },
            body: JSON.stringify(variant),
          }),
  };
}

async function measure(desk: Desk, name: string, variants: (string | object)[]) {
  // Warms the caches.
  for (const variant of variants) await fetchJson(desk, variant);
  const times: number[] = [];
  const cpuBefore = desk.databaseCpu();
  for (let round = 0; round < Math.max(rounds, variants.length); round += 1) {
    const variant = variants[round % variants.length] ?? '';
    times.push(await timeOf(() => fetchJson(desk, variant)));
  }
  report(name, times, desk.databaseCpu() - cpuBefore);
}

/** Measures pages 200 and later, following cursors. */
async function measureDeepPages(desk: Desk) {
  const times: number[] = [];
  let cursor: string | null = null;
  let cpuBefore = 0;
  for (let page = 0; page < 200 + rounds; page += 1) {
    if (page === 200) cpuBefore = desk.databaseCpu();
    const started = performance.now();
    const { nextCursor } = (await fetchJson(desk, { limit: 100, cursor })) as { nextCursor: string | null };
    if (page >= 200) times.push(performance.now() - started);
    cursor = nextCursor;
  }
  report('list, page 200 and later', times, desk.databaseCpu() - cpuBefore);
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

async function fetchJson(desk: Desk, variant: string | object): Promise<unknown> {
  const response = await desk.fetch(variant);
  if (!response.ok) throw new Error(`${JSON.stringify(variant)} returned ${response.status}: ${await response.text()}`);
  return response.json();
}

function report(name: string, times: number[], cpu: number) {
  const p95 = percentile(times, 0.95);
  printRow(name, ...[percentile(times, 0.5), p95, cpu / times.length].map((ms) => ms.toFixed(1)));
  checkLimit(`${name}, p95 in ms`, p95, maxP95Ms);
}

function day(daysAgo: number): string {
  return new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10);
}
