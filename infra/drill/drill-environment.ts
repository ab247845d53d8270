import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startApi } from '../portal/api-process.ts';
import { migrateDatabase } from '../postgres/migrate-database.ts';
import { type Postgres, startPostgres } from '../postgres/postgres.ts';
import { freePort } from '../processes/ports.ts';
import type { RunningProcess } from '../processes/start-process.ts';
import { signalFamily } from './signal-family.ts';

const timeoutMs = 600_000;

/** The API on PostgreSQL, with the faults that a drill injects. */
export class DrillEnvironment {
  readonly origin: string;
  private readonly folder: string;
  private readonly port: number;
  private readonly settings: NodeJS.ProcessEnv;
  private postgres: Postgres;
  private api: RunningProcess | undefined;

  private constructor(folder: string, port: number, postgres: Postgres, settings: NodeJS.ProcessEnv) {
    this.folder = folder;
    this.port = port;
    this.postgres = postgres;
    this.settings = settings;
    this.origin = `http://127.0.0.1:${port}`;
  }

  /** @param settings of the API */
  static async start(folder: string, settings: NodeJS.ProcessEnv = {}): Promise<DrillEnvironment> {
    const postgres = await startPostgres({ dataDir: join(folder, 'postgres') });
    const environment = new DrillEnvironment(folder, await freePort(), postgres, settings);
    await migrateDatabase(postgres.url);
    await environment.startApi();
    return environment;
  }

  get databaseUrl(): string {
    return this.postgres.url;
  }

  async startApi(): Promise<void> {
    this.api = await startApi(this.postgres.apiUrl, this.folder, {
      FORM_RATE_PER_MINUTE: '0',
      MAIL_LEADS_PER_HOUR: '0',
      ...this.settings,
      PORT: String(this.port),
    });
  }

  async killApi(): Promise<void> {
    this.api?.subprocess.kill('SIGKILL');
    await this.api?.exited;
  }

  stopPostgres = (): Promise<void> => this.postgres.stop();

  async startPostgres(): Promise<void> {
    this.postgres = await startPostgres({ dataDir: join(this.folder, 'postgres') });
  }

  freezePostgres = (): void => signalFamily(this.postgres.pid, 'SIGSTOP');

  resumePostgres = (): void => signalFamily(this.postgres.pid, 'SIGCONT');

  async killPostgres(): Promise<void> {
    signalFamily(this.postgres.pid, 'SIGKILL');
    await this.postgres.exited;
  }

  /** Whether no submission is in the journal any more. */
  async isJournalEmpty(): Promise<boolean> {
    const response = await fetch(`${this.origin}/api/health/ready`).catch(() => undefined);
    const report = (await response?.json()) as { details?: { journal?: { waiting?: number } } } | undefined;
    return report?.details?.journal?.waiting === 0;
  }

  signIn = (staff: Account): Promise<string> => signIn(this.origin, staff);

  async until(what: string, isSo: () => Promise<boolean>): Promise<void> {
    const deadline = Date.now() + timeoutMs;
    while (!(await isSo())) {
      if (Date.now() > deadline) throw new Error(`Too slow: not true after ${timeoutMs / 60_000} minutes: ${what}.`);
      await sleep(50);
    }
  }

  async stop(): Promise<void> {
    await this.api?.stop();
    this.resumePostgres();
    await this.postgres.stop();
  }
}

export interface Account {
  email: string;
  password: string;
}

/** Signs staff in. Resolves to the cookies of the session. */
export async function signIn(origin: string, staff: Account): Promise<string> {
  const response = await fetch(`${origin}/api/session`, {
    ...{ method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(staff) },
  });
  if (!response.ok) throw new Error(`The sign-in failed: ${response.status} ${await response.text()}`);
  return response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
}
