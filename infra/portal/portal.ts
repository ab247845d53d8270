import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { companySettings } from '@portal/contracts/site-settings';
import { migrateDatabase } from '../postgres/migrate-database.ts';
import { startSupervisedPostgres } from '../postgres/postgres.ts';
import { freePort } from '../processes/ports.ts';
import { type Service, type ServiceOptions, startService } from '../processes/service.ts';
import { root } from '../workspaces/workspaces.ts';
import { encryptionKeySettings } from './encryption-key.ts';
import { rejectTwoMailServers, settingsOf } from './settings.ts';

export interface PortalOptions {
  port: number;
  /** Holds database, releases, site builds, logs and journal. */
  dataDir: string;
  /** Settings of the portal: site settings, staff account, mail, and `DATABASE_URL` and `MIGRATION_DATABASE_URL` for another database. */
  env?: NodeJS.ProcessEnv;
  /** False for tests: the database does not survive a power cut. */
  durable?: boolean;
  report?: (message: string) => void;
  /** Called when the site is served, which may be before the API and the publisher are ready. */
  onServed?: (origin: string) => void;
}

export interface Portal {
  origin: string;
  /** Connects as the owner of the tables. */
  databaseUrl: string;
  /** Present once, on the first start without `STAFF_EMAIL` and `STAFF_PASSWORD`. */
  firstAccount: FirstAccount | undefined;
  /** With `MAIL_DEMO=1`: the page with the mailboxes of customers. */
  mailDemo: string | undefined;
  /** Addresses of the metrics of web server, API and publisher, with `METRICS_PORT`. */
  metrics: string[];
  services: Record<'api' | 'web' | 'renderer' | 'publisher', Service>;
  stop(): Promise<void>;
}

export interface FirstAccount {
  email: string;
  /** URL of the page that sets its password. */
  link: string;
}

/**
 * Starts the portal: the web server, then database and API at the same time as renderer and publisher. Visitors get the last site
 * build as soon as the web server runs. Resolves when everything is ready and every source of releases was read. Stops in
 * reverse order.
 */
export async function startPortal(options: PortalOptions): Promise<Portal> {
  const { port, env = process.env, durable = true, report = () => {}, onServed } = options;
  const dataDir = resolve(root, options.dataDir);
  const origin = `http://localhost:${port}`;
  const firstAccountFile = join(dataDir, 'first-account.json');
  const [apiPort, publisherPort] = [await freePort(), await freePort()];
  const apiOrigin = `http://127.0.0.1:${apiPort}`;
  const publisherOrigin = `http://127.0.0.1:${publisherPort}`;
  const metricsPorts = await metricsPortsOf(env);
  const [webMetrics = {}, , publisherMetrics = {}] = metricsPorts.map((METRICS_PORT) => ({ METRICS_PORT }));
  // The publisher reads field reports there, with and without metrics.
  const apiMetricsPort = metricsPorts[1] ?? String(await freePort());
  // Both start here, so it is made anew each time.
  const eventsKey = { RELEASE_EVENTS_KEY: randomBytes(32).toString('base64') };
  const rendererSocket = join(dataDir, 'renderer.sock');
  const siteDir = resolve(root, env.SITE_DIR || join(dataDir, 'site'));
  const common = { NODE_ENV: 'production', HOST: '127.0.0.1', DATA_DIR: dataDir, SITE_DIR: siteDir };
  /** Each process gets its own settings only, so that none has the secrets of another. */
  const settings = (names: readonly string[]) => ({ ...common, SITE_URL: origin, ...pick(env, names) });
  mkdirSync(siteDir, { recursive: true });

  const started: { stop(): Promise<void> }[] = [];
  const stop = async () => {
    for (let part = started.pop(); part; part = started.pop()) await part.stop();
  };
  const track = <Part extends { stop(): Promise<void> }>(part: Part): Part => {
    started.push(part);
    return part;
  };
  const service = async (name: string, more: Pick<ServiceOptions, 'args' | 'cwd' | 'env' | 'readyUrl'>) => {
    const one = track(startService({ name, logFile: join(dataDir, 'logs', `${name}.log`), report, ...more }));
    await one.ready;
    return one;
  };
  const shellService = (name: string, program: string, more: Pick<ServiceOptions, 'env' | 'readyUrl'>) =>
    service(name, { args: [program], cwd: join(root, 'shell'), ...more });

  rejectTwoMailServers(env);
  const startMailDemo = async () => {
    if (env.MAIL_DEMO !== '1') return undefined;
    const address =
      env.MAILBOX_ADDRESS || env.MAIL_FROM || companySettings.COMPANY_EMAIL.parse(env.COMPANY_EMAIL || undefined);
    // Its packages are installed for development only.
    return track(await (await import('../../api/src/mail-demo/mail-demo.ts')).startMailDemo(address));
  };
  const startApi = async (mailSettings: NodeJS.ProcessEnv = {}) => {
    const database = env.DATABASE_URL
      ? { apiUrl: env.DATABASE_URL, url: env.MIGRATION_DATABASE_URL || env.DATABASE_URL }
      : track(await startSupervisedPostgres({ dataDir: join(dataDir, 'postgres'), durable, report }));
    // The API waits for missing migrations, as in a cluster.
    const [api] = await Promise.all([
      service('api', {
        args: ['dist/main.js'],
        cwd: join(root, 'api'),
        env: {
          ...settings(settingsOf.api),
          ...mailSettings,
          ...encryptionKeySettings(env, dataDir),
          PORT: String(apiPort),
          METRICS_PORT: apiMetricsPort,
          ...eventsKey,
          DATABASE_URL: database.apiUrl,
          // The web server is the last proxy in front of the API and appends the visitor's address.
          TRUSTED_PROXY_HOPS: String(1 + Number(env.TRUSTED_PROXY_HOPS || 0)),
          FIRST_ACCOUNT_FILE: firstAccountFile,
        },
        readyUrl: `${apiOrigin}/api/health/ready`,
      }),
      migrateDatabase(database.url),
    ]);
    return { database, api };
  };
  const startPublisher = async () => {
    const renderer = await shellService('renderer', 'publisher/renderer.ts', {
      env: {
        RENDERER_SOCKET: rendererSocket,
        ...pick(env, settingsOf.renderer),
      },
      readyUrl: `unix:${rendererSocket}:/healthz`,
    });
    const publisher = await shellService('publisher', 'publisher/main.ts', {
      env: {
        ...settings(settingsOf.publisher),
        // glibc gives every thread of the pool memory of its own, which images and compression fragment.
        MALLOC_ARENA_MAX: '2',
        PORT: String(publisherPort),
        ...publisherMetrics,
        RENDERER: `unix:${rendererSocket}`,
        API_METRICS_ORIGIN: `http://127.0.0.1:${apiMetricsPort}`,
        ...eventsKey,
      },
      readyUrl: `${publisherOrigin}/readyz`,
    });
    return { renderer, publisher };
  };

  try {
    const web = await shellService('web', 'web/main.ts', {
      env: {
        ...settings(settingsOf.web),
        PORT: String(port),
        ...webMetrics,
        API_ORIGIN: apiOrigin,
        PUBLISHER_ORIGIN: publisherOrigin,
      },
      readyUrl: `http://127.0.0.1:${port}/healthz`,
    });
    if (existsSync(join(siteDir, 'current'))) onServed?.(origin);

    const mailDemo = await startMailDemo();
    const starts = [startApi(mailDemo?.settings), startPublisher()] as const;
    const [{ database, api }, { renderer, publisher }] = await Promise.all(starts).catch(async (error: unknown) => {
      // Ends the other start, which may have started something meanwhile.
      await stop();
      await Promise.allSettled(starts);
      throw error;
    });
    onServed?.(origin);
    return {
      origin,
      databaseUrl: database.url,
      firstAccount: takeFirstAccount(firstAccountFile),
      mailDemo: mailDemo?.origin,
      metrics: metricsPorts.map((metricsPort) => `http://127.0.0.1:${metricsPort}/metrics`),
      services: { api, web, renderer, publisher },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

const pick = (env: NodeJS.ProcessEnv, names: readonly string[]) =>
  Object.fromEntries(names.filter((name) => env[name] !== undefined).map((name) => [name, env[name]]));

/** Ports of the metrics of web server, API and publisher. */
async function metricsPortsOf({ METRICS_PORT: first }: NodeJS.ProcessEnv): Promise<string[]> {
  if (!first) return [];
  const ports = await Promise.all([0, 1, 2].map((index) => (Number(first) === 0 ? freePort() : Number(first) + index)));
  return ports.map(String);
}

/** Reads the account and deletes the file, so that the link does not stay on disk. */
function takeFirstAccount(file: string): FirstAccount | undefined {
  if (!existsSync(file)) return undefined;
  const account = JSON.parse(readFileSync(file, 'utf8')) as FirstAccount;
  rmSync(file);
  return account;
}
