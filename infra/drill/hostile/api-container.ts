import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { type ImapServer, startImapServer } from '../../../api/src/mail-demo/imap-server.ts';
import { docker, Stack } from '../../compose/stack.ts';
import { freePort } from '../../processes/ports.ts';

/** The API accepts a mailbox without TLS on its own machine only. */
const mailPort = 1143;
const sampleMs = 250;
const megabyte = 1024 * 1024;

/** The API in the container of docker-compose.yml, with its limits, its database, and a mailbox. */
export interface ApiContainer {
  stack: Stack;
  mailbox: ImapServer;
  origin: string;
  /** Of the port that only the publisher reaches. */
  innerOrigin: string;
  cookie: string;
  /** Runs a query in the database, and returns the columns of its rows. */
  query(sql: string): Promise<string[][]>;
  /** Returns the number of mails that were read from the mailbox. */
  countTaken(): Promise<number>;
  /** Returns what was used since the start, in megabytes. Files that the system caches do not count. */
  usage(): Promise<Record<'limit' | 'api' | 'container' | 'restarts' | 'outOfMemory', number>>;
  stop(): Promise<void>;
}

export const createStack = async (): Promise<Stack> =>
  new Stack(`portal-drill-${randomUUID().slice(0, 8)}`, await freePort(), {
    TLS_PORT: String(await freePort()),
    DESK_URL: '',
    FORM_RATE_PER_MINUTE: '0',
    MAIL_LEADS_PER_HOUR: '0',
    MAILBOX_ADDRESS: 'info@lumenward.example',
    IMAP_URL: `imap://info%40lumenward.example:secret@127.0.0.1:${mailPort}/INBOX`,
  });

export async function startApiContainer(stack: Stack): Promise<ApiContainer> {
  await stack.compose(['up', '--build', '--detach', '--wait', 'api']);
  const { Id: id, State, NetworkSettings } = await stack.inspect('api');
  const { IPAddress: host, Gateway: gateway } = NetworkSettings.Networks[`${stack.project}_outbound`] ?? {
    IPAddress: '',
    Gateway: '',
  };
  const mailbox = await startImapServer({ host: gateway });
  const relay = await startRelay(id, gateway, Number(new URL(mailbox.url).port));
  const origin = `http://${host}:8080`;
  const innerOrigin = `http://${host}:9464`;
  const { headers } = await fetch(`${origin}/api/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(await stack.addManager()),
  });
  const group = controlGroupOf(State.Pid);
  let peak = 0;
  const sampling = setInterval(() => {
    peak = Math.max(peak, group.memory());
  }, sampleMs);

  return {
    ...{ stack, mailbox, origin, innerOrigin },
    cookie: headers.getSetCookie()[0]?.split(';')[0] ?? '',
    async query(sql) {
      const rows = await stack.exec('postgres', 'psql', '-U', 'postgres', '-d', 'portal', '-AtF', '\t', '-c', sql);
      return rows.split('\n').flatMap((row) => (row ? [row.split('\t')] : []));
    },
    async countTaken() {
      const metrics = await fetch(`${innerOrigin}/metrics`).then((response) => response.text());
      const counts = metrics.matchAll(/^api_mail_received_total\{.*\} (\d+)/gm);
      return [...counts].reduce((sum, [, count]) => sum + Number(count), 0);
    },
    async usage() {
      const now = await stack.inspect('api');
      return {
        limit: now.HostConfig.Memory / megabyte,
        api: numberIn(read(`/proc/${State.Pid}/status`), 'VmHWM:') / 1024,
        container: peak / megabyte,
        restarts: now.RestartCount + Number(now.Id !== id || now.State.Pid !== State.Pid),
        outOfMemory: group.outOfMemory(),
      };
    },
    async stop() {
      clearInterval(sampling);
      await docker('rm', '--force', relay);
      await mailbox.stop();
    },
  };
}

/** Reads files of a control group, of version 1 or 2. Measuring inside the container would use its memory. */
function controlGroupOf(pid: number) {
  const [, memory, unified] = /:memory:(.*)|^0::(.*)/m.exec(read(`/proc/${pid}/cgroup`)) ?? [];
  const folder = memory === undefined ? `/sys/fs/cgroup${unified}` : `/sys/fs/cgroup/memory${memory}`;
  return {
    memory() {
      const stat = read(`${folder}/memory.stat`);
      const sum = (...names: string[]) => names.reduce((bytes, name) => bytes + (numberIn(stat, name) || 0), 0);
      return sum('total_rss', 'total_shmem') || sum('anon', 'shmem');
    },
    outOfMemory: () => numberIn(read(`${folder}/memory.oom_control`) || read(`${folder}/memory.events`), 'oom_kill'),
  };
}

/** Returns the number behind a name at the start of a line. */
const numberIn = (text: string, name: string): number =>
  Number(new RegExp(`^${name}\\s+(\\d+)`, 'm').exec(text)?.[1] ?? Number.NaN);

/** Returns an empty text for a file that is not there: the process has ended, or the version of control groups is another one. */
function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

/** Forwards the port of the mailbox from the network of the container to this process, with memory of its own. */
async function startRelay(container: string, host: string, port: number): Promise<string> {
  const code = `const { connect, createServer } = require('node:net');
    createServer((socket) => {
      const onward = connect(${port}, '${host}');
      for (const [one, other] of [[socket, onward], [onward, socket]]) one.on('error', () => other.destroy()).pipe(other);
    }).listen(${mailPort}, '127.0.0.1');`;
  const network = ['--network', `container:${container}`];
  return (await docker('run', '--detach', ...network, 'node:26-bookworm-slim', 'node', '-e', code)).trim();
}
