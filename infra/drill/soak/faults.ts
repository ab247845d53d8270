import { spawnSync } from 'node:child_process';
import { realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ImapServer } from '../../../api/src/mail-demo/imap-server.ts';
import { type MailServer, smtpError } from '../../../api/src/testing/mail-server.ts';
import type { Portal } from '../../portal/portal.ts';
import { runningPostgres } from '../../postgres/postgres.ts';
import { signalFamily } from '../signal-family.ts';
import { failOver } from './fail-over.ts';
import { moveClock } from './move-clock.ts';

interface Fault {
  name: string;
  /** Resolves when the fault is over. */
  inject(): void | Promise<void>;
}

export interface Places {
  portal: Portal;
  folder: string;
  /** Whether the folder is a disk of its own, which may be filled. */
  hasDisk: boolean;
  imap: ImapServer;
  smtp: MailServer;
}

/** Returns the faults in the order in which they happen. */
export function faultsOf({ portal, folder, hasDisk, imap, smtp }: Places): Fault[] {
  const { services } = portal;
  /** Throws between the end of a process and its restart: 0 would be the drill itself. */
  const existing = (pid: number | undefined): number => {
    if (!pid) throw new Error('The process to signal does not run.');
    return pid;
  };
  const postgres = () => existing(runningPostgres(join(folder, 'postgres'))?.pid);
  const service = (name: keyof Portal['services']) => existing(services[name].pid());
  const freeze = async (pid: number, seconds: number) => {
    signalFamily(pid, 'SIGSTOP');
    await sleep(seconds * 1_000);
    signalFamily(pid, 'SIGCONT');
  };
  const kill = (name: keyof Portal['services']): Fault => ({
    name: `${name} is killed`,
    inject: () => void process.kill(service(name), 'SIGKILL'),
  });
  const moveClocks = (when: string, seconds: number): Fault => ({
    name: `all clocks are an hour ${when} for 30 s`,
    inject: async () => {
      const pids = Object.values(services).map((one) => existing(one.pid()));
      for (const pid of pids) await moveClock(pid, seconds);
      await sleep(30_000);
      for (const pid of pids) await moveClock(pid, 0);
    },
  });
  return [
    kill('api'),
    { name: 'api is frozen for 10 s', inject: () => freeze(service('api'), 10) },
    { name: 'PostgreSQL is stopped', inject: () => void process.kill(postgres(), 'SIGINT') },
    { name: 'PostgreSQL is killed', inject: () => signalFamily(postgres(), 'SIGKILL') },
    { name: 'PostgreSQL is frozen for 20 s', inject: () => freeze(postgres(), 20) },
    {
      name: 'PostgreSQL is slow for 30 s',
      inject: async () => {
        for (const end = Date.now() + 30_000; Date.now() < end; await sleep(20)) await freeze(postgres(), 0.2);
      },
    },
    { name: 'PostgreSQL fails over to a standby', inject: () => failOver(realpathSync(join(folder, 'postgres'))) },
    moveClocks('ahead', 3_600),
    moveClocks('behind', -3_600),
    {
      name: 'the mail server refuses for 30 s',
      inject: async () => {
        smtp.beforeAccept = () => {
          throw smtpError(451, '4.3.0 Try again later');
        };
        await sleep(30_000);
        smtp.beforeAccept = () => undefined;
      },
    },
    {
      name: 'the mail server is slow for 30 s',
      inject: async () => {
        smtp.beforeAccept = () => sleep(10_000);
        await sleep(30_000);
        smtp.beforeAccept = () => undefined;
      },
    },
    {
      name: 'the mailbox cannot be reached for 20 s',
      inject: async () => {
        await imap.disconnect();
        await sleep(20_000);
        await imap.reconnect();
      },
    },
    kill('publisher'),
    kill('renderer'),
    kill('web'),
    ...(hasDisk
      ? [
          {
            name: 'the disk is full for 15 s',
            inject: async () => {
              const filler = join(folder, 'filler');
              spawnSync('dd', ['if=/dev/zero', `of=${filler}`, 'bs=1M']);
              await sleep(15_000);
              rmSync(filler);
            },
          },
        ]
      : []),
  ];
}
