import { mkdtempSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { writeBaseBackup } from '../../backup/base-backup.ts';
import { extractArchive, query } from '../../backup/database.ts';
import { runningPostgres } from '../../postgres/postgres.ts';
import { changeOwner } from '../../postgres/postgres-account.ts';
import { startProcess } from '../../processes/start-process.ts';
import { signalFamily } from '../signal-family.ts';

/**
 * A standby, which has every commit before it is acknowledged, as in Kubernetes, takes the place of a PostgreSQL that hangs. Linux only,
 * where the command line of a process can be read.
 */
export async function failOver(dataDir: string): Promise<void> {
  const primary = runningPostgres(dataDir);
  if (!primary) throw new Error('PostgreSQL does not run.');
  const { uid, gid } = statSync(`/proc/${primary.pid}`);
  const standbyDir = `${dataDir}-standby`;
  const socketDir = mkdtempSync(join(tmpdir(), 'portal-standby-'));
  const { stdin, ended } = await extractArchive(standbyDir);
  await writeBaseBackup(primary.url, stdin);
  stdin.end();
  await ended;
  writeFileSync(join(standbyDir, 'standby.signal'), '');
  for (const folder of [standbyDir, socketDir]) changeOwner(folder, { uid, gid, wrap: [] });

  const [program = '', ...args] = readFileSync(`/proc/${primary.pid}/cmdline`, 'utf8').split('\0').slice(0, -1);
  const primarySocketDir = decodeURIComponent(/host=(.+)/.exec(primary.url)?.[1] ?? '');
  const standbyArgs = args.map((arg) => arg.replace(dataDir, standbyDir).replace(primarySocketDir, socketDir));
  const connection = `primary_conninfo=${primary.url}&application_name=standby`;
  const standby = startProcess(program, [...standbyArgs, '-c', connection], {
    ...{ uid, gid, cwd: '/', stdio: 'ignore', stopSignal: 'SIGINT' },
  });
  await untilReplicated(primary.url, 'streaming', `state = 'streaming'`);
  await query(primary.url, `alter system set synchronous_standby_names = '*'`);
  await query(primary.url, 'select pg_reload_conf()');
  await untilReplicated(primary.url, 'synchronous', `sync_state = 'sync'`);
  await sleep(5_000);

  signalFamily(primary.pid, 'SIGSTOP');
  await query(`${primary.url.split('?')[0]}?host=${encodeURIComponent(socketDir)}`, 'select pg_promote()');
  await standby.stop();
  renameSync(dataDir, `${dataDir}-failed`);
  renameSync(standbyDir, dataDir);
  // The portal restarts it with the folder of the standby.
  signalFamily(primary.pid, 'SIGKILL');
  for (const path of [`${dataDir}-failed`, socketDir]) rmSync(path, { recursive: true, force: true });
}

async function untilReplicated(url: string, what: string, condition: string) {
  for (const end = Date.now() + 60_000; Date.now() < end; await sleep(200))
    if ((await query(url, `select from pg_stat_replication where ${condition}`)).length > 0) return;
  throw new Error(`The standby is not ${what} after 60 s.`);
}
