import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, openSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import type { ReleaseStatus } from '@portal/contracts/release-status';
import type { Command } from '../commands/command.ts';
import { sendOperatorCommand } from '../commands/operator.ts';
import type { PublisherFixture } from './publisher-fixture.ts';
import { until } from './until.ts';

/** A publisher in a separate process, with the folders, keys and sources of a fixture that is not started. */
export class PublisherProcess {
  readonly fixture: PublisherFixture;
  private child: ChildProcess | undefined;

  constructor(fixture: PublisherFixture) {
    this.fixture = fixture;
  }

  get pid(): number {
    return this.child?.pid ?? 0;
  }

  /** Resolves when the publisher accepts commands. */
  async start() {
    const { env, folder } = this.fixture;
    mkdirSync(env.DATA_DIR ?? '', { recursive: true });
    const { NODE_COMPILE_CACHE } = process.env;
    const log = openSync(join(folder, 'publisher.log'), 'a');
    const child = spawn(process.execPath, [join(import.meta.dirname, '../main.ts')], {
      env: { ...env, NODE_COMPILE_CACHE, MALLOC_ARENA_MAX: '2', PORT: String(await freePort()) },
      stdio: ['ignore', log, log],
    });
    this.child = child;
    await until('the publisher accepts commands', () => {
      if (child.exitCode !== null) throw new Error(`The publisher ended with ${child.exitCode}.`);
      return this.command('status').catch(() => undefined);
    });
  }

  /** Sends a signal and resolves when the process has ended. */
  async end(signal: NodeJS.Signals = 'SIGTERM') {
    const { child } = this;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    child.kill(signal);
    await once(child, 'exit');
  }

  command(type: Command['type'], more: Partial<Command> = {}) {
    return sendOperatorCommand(this.fixture.path('data'), { type, remote: 'locations', actor: 'ada@test', ...more });
  }

  async status(name = 'locations'): Promise<ReleaseStatus | undefined> {
    const { statuses = [] } = await this.command('status');
    return statuses.find((status) => status.name === name);
  }

  untilStatus = (
    what: string,
    matches: (status: ReleaseStatus) => boolean,
    name?: string,
    seconds?: number,
  ): Promise<ReleaseStatus> =>
    until(
      what,
      async () => {
        const status = await this.status(name);
        return status && matches(status) ? status : undefined;
      },
      seconds,
    );
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}
