import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import pg from 'pg';
import { giveOrder } from '../shell/server/control/give-order.ts';
import type { Order, OrderAnswer } from '../shell/server/control/order.ts';
import { ReleaseFolder } from './release-folder.ts';
import { type RunOptions, runPortal, staffAccount, temporaryFolder } from './run-portal.ts';
import { sharedPortal } from './start-portal.ts';
import { Trouble } from './trouble.ts';
import { visit } from './visit.ts';

export { expect };

export interface TestedPortal {
  origin: string;
  staff: typeof staffAccount;
  /** Asks the portal's database. */
  query<Row extends pg.QueryResultRow>(sql: string, values?: unknown[]): Promise<Row[]>;
}

/** A portal that only the tests of one file use, with what they may do to it. */
export interface OwnPortal extends TestedPortal {
  /** The process number of the server that composes and serves the pages. */
  shellPid(): number | undefined;
  /** What that server has logged so far. */
  shellLog(): Promise<Record<string, unknown>[]>;
  /** Where the teams of mfe-locations and mfe-marketing publish. */
  locations: ReleaseFolder;
  marketing: ReleaseFolder;
  /** An order about releases, given at the machine. */
  order(order: Order): Promise<OrderAnswer>;
}

interface TestFixtures {
  trouble: Trouble;
  /** A page in a browser of its own, signed in as staff. */
  staff: Page;
  /**
   * Opens a page for a test that leaves it as it was: reads, points, follows an anchor. The tests of a worker share it,
   * so that a dozen sentences about one page load it once.
   */
  open: (path: string) => Promise<Page>;
}

interface WorkerFixtures {
  /** `test.use({ ownPortal: { … } })` gives the tests of a file a portal of their own. */
  ownPortal: Pick<RunOptions, 'build' | 'env'> | undefined;
  portal: TestedPortal;
  /** What `open` hands out. */
  sharedPage: { page: Page; trouble: Trouble };
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  ownPortal: [undefined, { option: true, scope: 'worker' }],

  portal: [
    async ({ ownPortal }, use) => {
      if (ownPortal) return runOwn(ownPortal, use);
      const { databaseUrl, ...shared } = sharedPortal();
      const database = new pg.Pool({ connectionString: databaseUrl });
      await use({ ...shared, query: async (sql, values) => (await database.query(sql, values)).rows });
      await database.end();
    },
    { scope: 'worker', timeout: 120_000 },
  ],

  baseURL: ({ portal }, use) => use(portal.origin),

  trouble: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
    async ({}, use) => {
      const trouble = new Trouble();
      await use(trouble);
      expect(trouble.unannounced, 'what no page may say').toEqual([]);
    },
    { auto: true },
  ],

  context: async ({ context, trouble }, use) => {
    await trouble.listenTo(context);
    await use(context);
  },

  staff: async ({ browser, portal, trouble }, use) => {
    const context = await browser.newContext({ baseURL: portal.origin });
    await trouble.listenTo(context);
    const answer = await context.request.post('/api/session', { data: portal.staff });
    expect(answer.status(), await answer.text()).toBe(200);
    await use(await context.newPage());
    await context.close();
  },

  sharedPage: [
    async ({ browser, portal }, use) => {
      const context = await browser.newContext({ baseURL: portal.origin });
      const trouble = new Trouble();
      await trouble.listenTo(context);
      await use({ page: await context.newPage(), trouble });
      await context.close();
    },
    { scope: 'worker' },
  ],

  open: async ({ sharedPage: { page, trouble }, portal }, use) => {
    await use(async (path) => {
      const isOpen = page.url().startsWith(portal.origin) && new URL(page.url()).pathname === path;
      if (!isOpen) await visit(page, path);
      return page;
    });
    expect(trouble.unannounced, 'what no page may say').toEqual([]);
  },
});

async function runOwn(options: Pick<RunOptions, 'build' | 'env'>, use: (portal: OwnPortal) => Promise<void>) {
  const folder = await temporaryFolder();
  const teams = join(folder.path, 'published');
  const locations = new ReleaseFolder('locations', join(teams, 'locations'), options.build);
  const marketing = new ReleaseFolder('marketing', join(teams, 'marketing'), options.build);
  const { origin, databaseUrl, shell, stop } = await runPortal({
    ...options,
    dataDir: join(folder.path, 'data'),
    env: { REMOTE_LOCATIONS: locations.path, REMOTE_MARKETING: marketing.path, ...options.env },
  });
  const log = join(folder.path, 'data', 'logs', 'shell.log');
  const database = new pg.Pool({ connectionString: databaseUrl });
  await use({
    origin,
    staff: staffAccount,
    query: async (sql, values) => (await database.query(sql, values)).rows,
    shellPid: shell.pid,
    shellLog: async () =>
      (await readFile(log, 'utf8'))
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line)),
    locations,
    marketing,
    order: (order) => giveOrder(join(folder.path, 'data', 'shell.sock'), order),
  });
  await database.end();
  await stop();
  await folder.remove();
}

/** For files with `ownPortal`. */
export function own(portal: TestedPortal): OwnPortal {
  if (!('locations' in portal)) throw new Error('This file has no portal of its own: see ownPortal.');
  return portal as OwnPortal;
}
