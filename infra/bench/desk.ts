import { hash } from 'node:crypto';
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

/** The requests of the lead desk, each in several variants: the filter of a list, or a path. */
const requests: Record<string, (string | object)[]> = {
  'list, first page': [{}],
  'list, 100 leads': [{ limit: 100 }],
  ...Object.fromEntries(
    ['lastActivity', '-created', 'created', 'name', 'due', '-value', 'expectedMonth'].map((sort) => [
      `sort ${sort}`,
      [{ sort }],
    ]),
  ),
  'filter status': ['new', 'contacted', 'qualified', 'won', 'lost', 'new,contacted'].map((status) => ({
    status: status.split(','),
  })),
  'filter status, oldest first': ['new', 'contacted', 'new,contacted'].map((status) => ({
    status: status.split(','),
    sort: 'created',
  })),
  'filter owner': ['none', 'me', 1, 2, 999].map((owner) => ({ owner })),
  'filter service': ['access-control', 'saas-security', 'none', 'unknown'].map((service) => ({ service })),
  'filter practice': ['physical-security', 'audiovisual', 'none'].map((practice) => ({ practice })),
  'filter city': ['austin', 'san-antonio', 'none', 'houston'].map((city) => ({ city })),
  'filter page': ['/contact', '/austin-brivo', '/nowhere'].map((page) => ({ page })),
  'filter source': [{ source: 'contact' }, { source: 'case-study' }],
  'filter unread': [{ unread: true }, { unread: true, sort: 'created' }],
  'filter due': [{ due: 'overdue' }, { due: 'soon' }, { due: 'overdue', sort: 'due' }],
  'filter answered': [{ due: 'waiting' }, { answered: true }],
  'filter failed': [{ failed: true }],
  'filter outcome': [
    { status: ['won'], closedFrom: day(30), closedTo: day(0) },
    { status: ['lost'], lostReason: 'price', closedFrom: day(90), closedTo: day(0) },
  ],
  'filter first response': ['in-time', 'due', 'not-due'].map((firstResponse) => ({ firstResponse, from: day(30) })),
  'filter campaign': ['brivo-upgrade', 'none'].map((campaign) => ({ campaign, from: day(30) })),
  'filter company': [{ domain: 'lumendental.example' }, { company: 'Lumen Dental' }],
  'filter value': [{ valueFrom: 50_000 }, { valueFrom: 20_000, valueTo: 21_000, status: ['quoted'], sort: '-value' }],
  'filter expected month': ['past', 'none', day(-30).slice(0, 7)].map((month) => ({
    expected: [month],
    status: ['new', 'contacted', 'qualified', 'quoted'],
    sort: '-value',
  })),
  'filter spam': [{ spam: true }, { spam: true, sort: 'name' }],
  'filter one day': [1, 30, 400, 900].map((daysAgo) => ({ from: day(daysAgo), to: day(daysAgo) })),
  'filter one month': [30, 400, 900].map((daysAgo) => ({ from: day(daysAgo + 30), to: day(daysAgo) })),
  'filters together': [
    { status: ['qualified'], owner: 3, city: 'austin' },
    { status: ['won'], service: 'access-control', sort: 'name' },
    { unread: true, status: ['won'] },
    { practice: 'it-security', source: 'case-study', from: day(200) },
  ],
  'search rare word': ['alpacas', 'telescope', 'manuscripts', 'humidity'].map((q) => ({ q })),
  'search common word': ['camera', 'office', 'cabling', 'residents', 'the building'].map((q) => ({ q })),
  'search name': ['byron', 'Grace Hopper', 'nguyen', 'corbarval', 'zamwenyor'].map((q) => ({ q })),
  'search beginning of a name': ['by', 'lov', 'gra', 'wa', 'z'].map((q) => ({ q })),
  'search company': ['lumen', 'analytical homes', 'observ', 'mockingbird den'].map((q) => ({ q })),
  'search e-mail': ['ada.byron', 'gmail', 'alan.turing@', 'lumendental'].map((q) => ({ q })),
  'search phone': ['512555', '5125550', '(210) 555', '555-0199', '512 1'].map((q) => ({ q })),
  'search reference': Array.from({ length: 10 }, (_, n) => ({ q: seededReference(1 + n * Math.floor(leads / 10)) })),
  'search service, city, page': ['saas', 'physical security', 'austin', '/austin-brivo', 'networking'].map((q) => ({
    q,
  })),
  'search words of notes': ['references', 'asked for references', 'garcia quote'].map((q) => ({ q })),
  'search two words': ['ada lum', 'lumen sec', 'garza dental', 'cameras smith', 'grace camera'].map((q) => ({ q })),
  'search no hit': ['xyzzyq', 'qqqq', '9999999999', 'byron xyzzyq'].map((q) => ({ q })),
  'search misspelled': ['bryon', 'hoper', 'lovelase', 'obsrvatory'].map((q) => ({ q })),
  'search and filter': [
    { q: 'camera', status: ['new'] },
    { q: 'garcia', city: 'austin', sort: 'name' },
    { q: 'camera', owner: 2, sort: 'created' },
  ],
  'lead page': Array.from({ length: rounds }, (_, n) => `leads/${1 + n * Math.floor(leads / rounds)}`),
  summary: ['summary'],
  today: ['today'],
};
const periods = ['7', '30', '90', 'quarter'];
const reports = Object.fromEntries(
  ['owner', 'source', 'practice', 'city', 'page', 'campaign'].map((by) => [
    `report by ${by}`,
    periods.map((period) => `report?by=${by}&period=${period}`),
  ]),
);

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
    for (const [name, variants] of Object.entries(reports)) await measure(desk, name, variants);
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

/** The reference of a request of `npm run seed`. */
function seededReference(requestId: number): string {
  return hash('md5', `reference ${requestId}`).slice(0, 8);
}

function day(daysAgo: number): string {
  return new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10);
}
