import { Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import type { INestApplication } from '@nestjs/common';
import pg from 'pg';
import supertest from 'supertest';
import { createApp } from '../app.ts';
import { type Env, readEnv } from '../platform/env/env.ts';
import { createLogger } from '../platform/logging/logger.ts';
import { buildOpenApiDocument } from '../platform/openapi/openapi-document.ts';
import { sessionCookieName } from '../staff/auth/session-cookie.ts';
import { addressOf, asApi, newName, onServer, rowsOf, template } from './databases.ts';
import './password-cost.ts';
import { ResponseContract } from './response-contract.ts';
import './time-limits.ts';
import { newFolder } from './new-folder.ts';

/** In the folder of this run, so that only the first API of a run draws the case study. */
const sharedDataDir = fileURLToPath(new URL('../data', import.meta.url));

export const encryptionKey = Buffer.alloc(32, 1).toString('base64');

export interface TestApi {
  /** Sends requests to the API. */
  request: ReturnType<typeof supertest>;
  url: string;
  /** Connects as the owner of the tables. */
  databaseUrl: string;
  /** Everything the API has logged so far. */
  logged(): string;
  /** Runs a statement as the owner of the tables, until `stop`. The connections are not those of the API. */
  sql<Row extends pg.QueryResultRow>(statement: string, values?: unknown[]): Promise<Row[]>;
  stop(): Promise<void>;
}

/** Creates a migrated database for one test file, and returns its URL for the owner of the tables. */
export async function createDatabase(): Promise<string> {
  const name = newName();
  await onServer(`create database ${name} template ${template}`);
  return addressOf(name);
}

const contracts = new Map<string, Promise<ResponseContract>>();

/** Returns the contract of an API. All files of a worker share it, because it takes a tenth of a second to build. */
function responseContract(app: INestApplication, env: Env): Promise<ResponseContract> {
  const cookie = sessionCookieName(env);
  const contract =
    contracts.get(cookie) ?? buildOpenApiDocument(app, cookie).then((document) => new ResponseContract(document));
  contracts.set(cookie, contract);
  return contract;
}

/** Starts the API on its own database and a free port, with its own database role. `stop` rejects if a response did not match the OpenAPI document. */
export async function startApi(settings: Record<string, string> = {}): Promise<TestApi> {
  const databaseUrl = settings.DATABASE_URL ?? (await createDatabase());
  const lines: string[] = [];
  const stream = new Writable({
    write(chunk, _, done) {
      lines.push(String(chunk));
      done();
    },
  });

  const journalDir = settings.JOURNAL_DIR ?? newFolder();
  const env = readEnv({
    FORM_RATE_PER_MINUTE: '0',
    MAIL_LEADS_PER_HOUR: '0',
    DATA_DIR: sharedDataDir,
    ENCRYPTION_KEY: encryptionKey,
    ...settings,
    DATABASE_URL: asApi(databaseUrl),
    JOURNAL_DIR: journalDir,
    PORT: '0',
  });
  const app = await createApp(env, createLogger('debug', stream));
  await app.listen(0, '127.0.0.1').catch(async (error) => {
    await app.close();
    throw error;
  });
  const url = await app.getUrl();
  const violations = (await responseContract(app, env)).listenTo(app.getHttpServer());
  const database = new pg.Pool({ connectionString: databaseUrl });
  // Some tests end all connections.
  database.on('error', () => undefined);

  return {
    request: supertest(url),
    url,
    databaseUrl,
    logged: () => lines.join(''),
    sql: (statement, values) => rowsOf(database, statement, values),
    async stop() {
      await app.close();
      await database.end();
      if (violations.size === 0) return;
      const errors = lines.filter((line) => line.includes('request failed'));
      throw new Error(['Undocumented responses:', ...violations, ...errors].join('\n'));
    },
  };
}

/** Starts the API for all tests of a file, and stops it after them. */
export async function useApi(settings: Record<string, string> = {}): Promise<TestApi> {
  const api = await startApi(settings);
  afterAll(() => api.stop());
  return api;
}
