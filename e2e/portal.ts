import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import pg from 'pg';
import { type Command, type CommandResult, sendCommand } from '../shell/publisher/state/commands-client.ts';
import { PageErrors } from './page-errors.ts';
import { ReleaseFolder } from './release-folder.ts';
import { type RunOptions, runPortal, staffAccount, temporaryFolder } from './run-portal.ts';
import { sharedPortal } from './start-portal.ts';
import { visit } from './visit.ts';

export { expect };

export interface TestedPortal {
  origin: string;
  staff: typeof staffAccount;
  /** Queries the portal's database. */
  query<Row extends pg.QueryResultRow>(sql: string, values?: unknown[]): Promise<Row[]>;
}

/** A portal that only the tests of one file use, and may change. */
export interface OwnPortal extends TestedPortal {
  /** Process id of the publisher. */
  publisherPid(): number | undefined;
  /** Log records of the publisher. */
  publisherLog(): Promise<Record<string, unknown>[]>;
  /** Sources of mfe-locations and mfe-marketing. */
  locations: ReleaseFolder;
  marketing: ReleaseFolder;
  /** Sends a command to the publisher, as an operator on this machine does. */
  command(command: Omit<Command, 'actor'>): Promise<CommandResult>;
}

interface TestFixtures {
  pageErrors: PageErrors;
  /** A page in a separate browser context, signed in as staff. */
  staff: Page;
  /**
   * Opens a page for a test that does not change it. The tests of a worker share the page, so that several tests of one page
   * load it once.
   */
  open: (path: string) => Promise<Page>;
}

type OwnOptions = Pick<RunOptions, 'build' | 'env' | 'hasOwnDesk'>;

interface WorkerFixtures {
  /** `test.use({ ownPortal: { … } })` starts a separate portal for the tests of a file. */
  ownPortal: OwnOptions | undefined;
  portal: TestedPortal;
  /** The page that `open` returns. */
  sharedPage: { page: Page; pageErrors: PageErrors };
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
    { scope: 'worker', timeout: 600_000 },
  ],

  baseURL: ({ portal }, use) => use(portal.origin),

  pageErrors: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of required fixtures from the pattern
    async ({}, use) => {
      const pageErrors = new PageErrors();
      await use(pageErrors);
      expect(pageErrors.unexpected, 'errors of the pages').toEqual([]);
    },
    { auto: true },
  ],

  context: async ({ context, pageErrors }, use) => {
    await pageErrors.listenTo(context);
    await use(context);
  },

  staff: async ({ browser, portal, pageErrors }, use) => {
    const context = await browser.newContext({ baseURL: portal.origin });
    await pageErrors.listenTo(context);
    const response = await context.request.post('/api/session', { data: portal.staff });
    expect(response.status(), await response.text()).toBe(200);
    await use(await context.newPage());
    await context.close();
  },

  sharedPage: [
    async ({ browser, portal }, use) => {
      const context = await browser.newContext({ baseURL: portal.origin });
      const pageErrors = new PageErrors();
      await pageErrors.listenTo(context);
      await use({ page: await context.newPage(), pageErrors });
      await context.close();
    },
    { scope: 'worker' },
  ],

  open: async ({ sharedPage: { page, pageErrors }, portal }, use) => {
    await use(async (path) => {
      const isOpen = page.url().startsWith(portal.origin) && new URL(page.url()).pathname === path;
      if (!isOpen) await visit(page, path);
      return page;
    });
    expect(pageErrors.unexpected, 'errors of the pages').toEqual([]);
  },
});

async function runOwn(options: OwnOptions, use: (portal: OwnPortal) => Promise<void>) {
  const folder = await temporaryFolder();
  const publishedDir = join(folder.path, 'published');
  const locations = new ReleaseFolder('locations', join(publishedDir, 'locations'), options.build);
  const marketing = new ReleaseFolder('marketing', join(publishedDir, 'marketing'), options.build);
  const dataDir = join(folder.path, 'data');
  const { origin, databaseUrl, services, stop } = await runPortal({ ...options, dataDir, publishedDir });
  const log = join(dataDir, 'logs', 'publisher.log');
  const database = new pg.Pool({ connectionString: databaseUrl });
  await use({
    origin,
    staff: staffAccount,
    query: async (sql, values) => (await database.query(sql, values)).rows,
    publisherPid: services.publisher.pid,
    publisherLog: async () =>
      (await readFile(log, 'utf8'))
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line)),
    locations,
    marketing,
    command: (command) => sendCommand(join(dataDir, 'publisher.sock'), { ...command, actor: 'operator of the tests' }),
  });
  await database.end();
  await stop();
  await folder.remove();
}

/** For files with `ownPortal`. */
export function own(portal: TestedPortal): OwnPortal {
  if (!('locations' in portal)) throw new Error('This file uses the shared portal. Set ownPortal.');
  return portal as OwnPortal;
}
