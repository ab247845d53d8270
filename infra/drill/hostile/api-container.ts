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
export class ApiContainer {
  readonly stack: Stack;
  readonly mailbox: ImapServer;
  readonly origin: string;
  /** Of the port that only the publisher reaches. */
  readonly innerOrigin: string;
  readonly cookie: string;
  private readonly id: string;
  private readonly pid: number;
  private readonly relay: string;
  private readonly sampling: NodeJS.Timeout;
  private peak = 0;

  private constructor(
    given: Pick<ApiContainer, 'stack' | 'mailbox' | 'origin' | 'innerOrigin' | 'cookie'> & {
      id: string;
      pid: number;
      relay: string;
    },
  ) {
    this.stack = given.stack;
    this.mailbox = given.mailbox;
    this.origin = given.origin;
    this.innerOrigin = given.innerOrigin;
    this.cookie = given.cookie;
    this.id = given.id;
    this.pid = given.pid;
    this.relay = given.relay;
    this.sampling = setInterval(() => {
      this.peak = Math.max(this.peak, this.memory());
    }, sampleMs);
  }

  static createStack = async (): Promise<Stack> =>
    new Stack(`portal-drill-${randomUUID().slice(0, 8)}`, await freePort(), {
      TLS_PORT: String(await freePort()),
      DESK_URL: '',
      FORM_RATE_PER_MINUTE: '0',
      MAIL_LEADS_PER_HOUR: '0',
      MAILBOX_ADDRESS: 'info@lumenward.example',
      IMAP_URL: `imap://info%40lumenward.example:secret@127.0.0.1:${mailPort}/INBOX`,
    });

  static async start(stack: Stack): Promise<ApiContainer> {
    await stack.compose(['up', '--build', '--detach', '--wait', 'api']);
    const { Id: id, State, NetworkSettings } = await stack.inspect('api');
    const { IPAddress: host, Gateway: gateway } = NetworkSettings.Networks[`${stack.project}_outbound`] ?? {
      IPAddress: '',
      Gateway: '',
    };
    const mailbox = await startImapServer({ host: gateway });
    const relay = await startRelay(id, gateway, Number(new URL(mailbox.url).port));
    const origin = `http://${host}:8080`;
    const { email, password } = await stack.addManager();
    const { headers } = await fetch(`${origin}/api/session`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    });
    const cookie = headers.getSetCookie()[0]?.split(';')[0] ?? '';
    return new ApiContainer({
      ...{ stack, mailbox, origin, cookie, id, relay },
      innerOrigin: `http://${host}:9464`,
      pid: State.Pid,
    });
  }

  /** Runs a query in the database, and returns the columns of its rows. */
  async query(sql: string): Promise<string[][]> {
    const rows = await this.stack.exec('postgres', 'psql', '-U', 'postgres', '-d', 'portal', '-AtF', '\t', '-c', sql);
    return rows
      .split('\n')
      .filter(Boolean)
      .map((row) => row.split('\t'));
  }

  /** Returns the number of mails that were read from the mailbox. */
  async countTaken(): Promise<number> {
    const metrics = await fetch(`${this.innerOrigin}/metrics`).then((response) => response.text());
    const counts = metrics.matchAll(/^api_mail_received_total\{.*\} (\d+)/gm);
    return [...counts].reduce((sum, [, count]) => sum + Number(count), 0);
  }

  /** Returns what was used since the start, in megabytes. Files that the system caches do not count. */
  async usage() {
    const { RestartCount: restarts, State, Id, HostConfig } = await this.stack.inspect('api');
    return {
      limit: HostConfig.Memory / megabyte,
      api: Number(/VmHWM:\s*(\d+)/.exec(read(`/proc/${this.pid}/status`))?.[1]) / 1024,
      container: this.peak / megabyte,
      restarts: restarts + Number(Id !== this.id || State.Pid !== this.pid),
      outOfMemory: Number(
        /^oom_kill (\d+)/m.exec(this.cgroupFile('memory.oom_control') || this.cgroupFile('memory.events'))?.[1] ??
          Number.NaN,
      ),
    };
  }

  async stop(): Promise<void> {
    clearInterval(this.sampling);
    await docker('rm', '--force', this.relay);
    await this.mailbox.stop();
  }

  private memory(): number {
    const stat = this.cgroupFile('memory.stat');
    const bytes = (name: string) => Number(new RegExp(`^${name} (\\d+)`, 'm').exec(stat)?.[1] ?? 0);
    return bytes('total_rss') + bytes('total_shmem') || bytes('anon') + bytes('shmem');
  }

  /** Reads a file of the control group, of version 1 or 2. Measuring inside the container would use its memory. */
  private cgroupFile(name: string): string {
    const [, memory, unified] = /:memory:(.*)|^0::(.*)/m.exec(read(`/proc/${this.pid}/cgroup`)) ?? [];
    return read(memory === undefined ? `/sys/fs/cgroup${unified}/${name}` : `/sys/fs/cgroup/memory${memory}/${name}`);
  }
}

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
  const id = await docker(
    'run',
    '--detach',
    '--network',
    `container:${container}`,
    'node:26-bookworm-slim',
    'node',
    '-e',
    code,
  );
  return id.trim();
}
