import { execFileSync } from 'node:child_process';
import { loadavg } from 'node:os';
import { type Desk, withSeededDesk } from './seeded-desk.ts';

const leads = Number(process.env.DESK_LEADS || 1_000_000);
const rounds = 40;
const maxP95Ms = 100;

/** The requests of the lead desk, each in several variants. */
const requests: Record<string, string[]> = {
  'list, first page': ['leads'],
  'list, 100 leads': ['leads?limit=100'],
  ...Object.fromEntries(
    ['lastActivity', '-created', 'created', 'name', 'due'].map((sort) => [`sort ${sort}`, [`leads?sort=${sort}`]]),
  ),
  'filter status': ['new', 'contacted', 'qualified', 'won', 'lost', 'new,contacted'].map(
    (status) => `leads?status=${status}`,
  ),
  'filter status, oldest first': ['new', 'contacted', 'new,contacted'].map(
    (status) => `leads?status=${status}&sort=created`,
  ),
  'filter owner': ['none', 'me', '1', '2', '999'].map((owner) => `leads?owner=${owner}`),
  'filter service': ['access-control', 'saas-security', 'none', 'unknown'].map((service) => `leads?service=${service}`),
  'filter practice': ['physical-security', 'audiovisual', 'none'].map((practice) => `leads?practice=${practice}`),
  'filter city': ['austin', 'san-antonio', 'none', 'houston'].map((city) => `leads?city=${city}`),
  'filter page': ['/contact', '/austin-brivo', '/nowhere'].map((page) => `leads?page=${page}`),
  'filter source': ['leads?source=contact', 'leads?source=case-study'],
  'filter unread': ['leads?unread=1', 'leads?unread=1&sort=created'],
  'filter due': ['leads?due=overdue', 'leads?due=soon', 'leads?due=overdue&sort=due'],
  'filter answered': ['leads?due=waiting', 'leads?answered=1'],
  'filter failed': ['leads?failed=1'],
  'filter spam': ['leads?spam=1', 'leads?spam=1&sort=name'],
  'filter one day': [1, 30, 400, 900].map((daysAgo) => `leads?from=${day(daysAgo)}&to=${day(daysAgo)}`),
  'filter one month': [30, 400, 900].map((daysAgo) => `leads?from=${day(daysAgo + 30)}&to=${day(daysAgo)}`),
  'filters together': [
    'leads?status=qualified&owner=3&city=austin',
    'leads?status=won&service=access-control&sort=name',
    'leads?unread=1&status=won',
    `leads?practice=it-security&source=case-study&from=${day(200)}`,
  ],
  'search rare word': ['alpacas', 'telescope', 'manuscripts', 'humidity'].map((q) => `leads?q=${q}`),
  'search common word': ['camera', 'office', 'cabling', 'residents', 'the building'].map((q) => `leads?q=${q}`),
  'search name': ['byron', 'Grace Hopper', 'nguyen', 'corbarval', 'zamwenyor'].map((q) => `leads?q=${q}`),
  'search beginning of a name': ['by', 'lov', 'gra', 'wa', 'z'].map((q) => `leads?q=${q}`),
  'search company': ['lumen', 'analytical homes', 'observ', 'mockingbird den'].map((q) => `leads?q=${q}`),
  'search e-mail': ['ada.byron', 'gmail', 'alan.turing@', 'lumendental'].map((q) => `leads?q=${q}`),
  'search phone': ['512555', '5125550', '(210) 555', '555-0199', '512 1'].map(
    (q) => `leads?q=${encodeURIComponent(q)}`,
  ),
  'search two words': ['ada lum', 'lumen sec', 'garza dental', 'cameras smith', 'grace camera'].map(
    (q) => `leads?q=${q}`,
  ),
  'search no hit': ['xyzzyq', 'qqqq', '9999999999', 'byron xyzzyq'].map((q) => `leads?q=${q}`),
  'search misspelled': ['bryon', 'hoper', 'lovelase', 'obsrvatory'].map((q) => `leads?q=${q}`),
  'search and filter': [
    'leads?q=camera&status=new',
    'leads?q=garcia&city=austin&sort=name',
    'leads?q=camera&owner=2&sort=created',
  ],
  'lead page': Array.from({ length: rounds }, (_, n) => `leads/${1 + n * Math.floor(leads / rounds)}`),
  summary: ['summary'],
};
const dashboards = ['dashboard?days=7', 'dashboard?days=30', 'dashboard?days=90'];

await withSeededDesk(leads, async (desk) => {
  console.log(
    `\nload average: ${loadavg()
      .map((load) => load.toFixed(1))
      .join(' ')}`,
  );
  console.log('request                             p50 ms    p95 ms    slowest');
  for (const [name, paths] of Object.entries(requests)) await measure(desk, name, paths);
  await measureDeepPages(desk);
  await measure(desk, 'dashboard (no limit)', dashboards, Number.POSITIVE_INFINITY);
  // The second export shows whether the first one left memory in use.
  for (const name of ['first export', 'second export']) await measureExport(desk, name);
});

async function measure(desk: Desk, name: string, paths: string[], limit = maxP95Ms) {
  // Warms the caches.
  for (const path of paths) await fetchJson(desk, path);
  const times: [number, string][] = [];
  for (let round = 0; round < Math.max(rounds, paths.length); round += 1) {
    const path = paths[round % paths.length] ?? '';
    const started = performance.now();
    await fetchJson(desk, path);
    times.push([performance.now() - started, path]);
  }
  report(name, times, limit);
}

/** Measures pages 200 and later, following cursors. */
async function measureDeepPages(desk: Desk) {
  const times: [number, string][] = [];
  let cursor = '';
  for (let page = 0; page < 200 + rounds; page += 1) {
    const started = performance.now();
    const { nextCursor } = (await fetchJson(desk, `leads?limit=100&cursor=${cursor}`)) as { nextCursor: string | null };
    if (page >= 200) times.push([performance.now() - started, `page ${page}`]);
    cursor = nextCursor ?? '';
  }
  report('list, page 200 and later', times, maxP95Ms);
}

async function fetchJson({ fetch }: Desk, path: string): Promise<unknown> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path} returned ${response.status}: ${await response.text()}`);
  return response.json();
}

function report(name: string, times: [number, string][], limit: number) {
  const sorted = times.toSorted(([one], [other]) => one - other);
  const percentile = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]?.[0] ?? 0;
  const [, slowestPath] = sorted.at(-1) ?? [];
  const isSlow = percentile(0.95) > limit;
  console.log(
    `${name.padEnd(34)}${percentile(0.5).toFixed(1).padStart(8)}${percentile(0.95).toFixed(1).padStart(10)}  ${isSlow ? 'TOO SLOW ' : ''}${slowestPath}`,
  );
  if (isSlow) process.exitCode = 1;
}

/** Measures the export of all leads, and the memory of the API during the export. */
async function measureExport({ fetch, apiPid }: Desk, name: string) {
  const before = megabytesOf(apiPid());
  let peak = before;
  const watch = setInterval(() => {
    peak = Math.max(peak, megabytesOf(apiPid()));
  }, 250);
  const started = performance.now();
  let bytes = 0;
  let rows = 0;
  for await (const chunk of (await fetch('leads/export.csv')).body ?? []) {
    bytes += chunk.length;
    for (const byte of chunk) if (byte === 13) rows += 1;
  }
  clearInterval(watch);
  const seconds = (performance.now() - started) / 1000;
  console.log(
    `${name}: ${rows.toLocaleString('en')} lines, ${(bytes / 1e6).toFixed(0)} MB in ${seconds.toFixed(1)} s; ` +
      `memory of the API ${before} MB before, ${peak} MB at most, ${megabytesOf(apiPid())} MB after`,
  );
}

function megabytesOf(pid: number): number {
  return Math.round(Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024);
}

function day(daysAgo: number): string {
  return new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10);
}
