import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Database, keepDatabase } from './database.ts';
import { freePort } from './ports.ts';
import { keepRunning, type Service } from './service.ts';
import { root } from './workspaces.ts';

export interface PortalOptions {
  port: number;
  /** Where the database, the logs and the journal live. */
  dataDir: string;
  /** What the portal reads from its environment: site identity, staff account, mail, and `DATABASE_URL` for another database. */
  env?: NodeJS.ProcessEnv;
  /** False for tests: the database does not survive a power cut. */
  durable?: boolean;
  /** The client build to serve, made by `npm run build -- --development` or `npm run build`. */
  build?: 'production' | 'development';
  report?: (sentence: string) => void;
}

export interface Portal {
  origin: string;
  databaseUrl: string;
  /** Present once, on the first start without `STAFF_EMAIL` and `STAFF_PASSWORD`. */
  firstAccount: FirstAccount | undefined;
  api: Service;
  shell: Service;
  stop(): Promise<void>;
}

export interface FirstAccount {
  email: string;
  password: string;
}

/** Database, API and shell, built before, in the order in which they need each other. Stops them the other way round. */
export async function startPortal(options: PortalOptions): Promise<Portal> {
  const { port, env = process.env, durable = true, build = 'production', report = () => {} } = options;
  const dataDir = resolve(root, options.dataDir);
  const origin = `http://localhost:${port}`;
  const firstAccountFile = join(dataDir, 'first-account.json');
  mkdirSync(dataDir, { recursive: true });

  const started: { stop(): Promise<void> }[] = [];
  const stop = async () => {
    for (let part = started.pop(); part; part = started.pop()) await part.stop();
  };
  const begun = async <Part extends Service | Database>(part: Promise<Part>): Promise<Part> => {
    started.push(await part);
    return part;
  };

  try {
    const database = env.DATABASE_URL
      ? { url: env.DATABASE_URL }
      : await begun(keepDatabase({ dataDir: join(dataDir, 'postgres'), durable, report }));

    const apiPort = await freePort();
    const common = { NODE_ENV: 'production', SITE_URL: origin, ...env, HOST: '127.0.0.1', DATA_DIR: dataDir };
    const api = await begun(
      keepRunning({
        name: 'api',
        args: ['dist/main.js'],
        cwd: join(root, 'api'),
        env: {
          ...common,
          PORT: String(apiPort),
          DATABASE_URL: database.url,
          MIGRATE_ON_START: '1',
          // The shell stands in front of the API and adds the visitor's address.
          TRUSTED_PROXY_HOPS: String(1 + Number(env.TRUSTED_PROXY_HOPS || 0)),
          FIRST_ACCOUNT_FILE: firstAccountFile,
        },
        logFile: join(dataDir, 'logs', 'api.log'),
        readyUrl: `http://127.0.0.1:${apiPort}/api/health/ready`,
        report,
      }),
    );

    const shell = await begun(
      keepRunning({
        name: 'shell',
        args: ['server/main.ts'],
        cwd: join(root, 'shell'),
        env: {
          ...common,
          PORT: String(port),
          API_ORIGIN: `http://127.0.0.1:${apiPort}`,
          PORTAL_BUILD: build,
          SHELL_RELEASE_DIR: join(root, 'shell', build === 'development' ? 'dist-development' : 'dist'),
        },
        logFile: join(dataDir, 'logs', 'shell.log'),
        readyUrl: `http://127.0.0.1:${port}/healthz`,
        report,
      }),
    );
    return { origin, databaseUrl: database.url, firstAccount: takeFirstAccount(firstAccountFile), api, shell, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Read once and removed: the password is for the eyes of whoever started the portal, not for the disk. */
function takeFirstAccount(file: string): FirstAccount | undefined {
  if (!existsSync(file)) return undefined;
  const account = JSON.parse(readFileSync(file, 'utf8')) as FirstAccount;
  rmSync(file);
  return account;
}
