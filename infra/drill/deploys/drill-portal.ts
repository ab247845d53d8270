import { execFile, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { type BuildManifest, parseRelease } from '@portal/release/manifest';
import { parseSignedText } from '@portal/release/signature';
import type { Command, CommandResult } from '../../../shell/publisher/state/command.ts';
import { docker, Stack } from '../../compose/stack.ts';
import { freePort } from '../../processes/ports.ts';
import { copySources } from '../../workspaces/checkout-copy.ts';
import { root } from '../../workspaces/workspaces.ts';
import { addCrash, changeSentence, crashes, drafts } from './drafts.ts';
import type { SentForm } from './senders.ts';

const startMs = 600_000;
const restartMs = 60_000;

export async function requireDocker(): Promise<void> {
  const run = promisify(execFile);
  const commands = [run('docker', ['compose', 'version']), run('docker', ['info', '--format', '{{.ServerVersion}}'])];
  await Promise.all(commands).catch(({ stderr = '' }: { stderr?: string }) => {
    throw new Error(`The portal runs in containers: install Docker Engine 26 with Compose 2.26, or newer. ${stderr}`);
  });
}

/** A portal in containers, with the operations and faults of the drill. */
export class DrillPortal {
  readonly origin: string;
  /** Host name and port of the lead desk. */
  readonly deskHost: string;
  private readonly stack: Stack;
  /** Image tags of releases. `compose down` does not remove them. */
  private readonly tags: string[] = [];
  private removal: Promise<void> | undefined;

  private constructor(port: number, tlsPort: number) {
    this.deskHost = `desk.localhost:${port}`;
    this.stack = new Stack(`portal-drill-${randomUUID().slice(0, 8)}`, port, {
      TLS_PORT: String(tlsPort),
      SITE_URL: `http://localhost:${port}`,
      DESK_URL: `http://${this.deskHost}`,
      // All visitors have the same address.
      FORM_RATE_PER_MINUTE: '0',
      FORM_FLOOD_RATE: '6000r/m',
      SIGN_IN_FLOOD_RATE: '6000r/m',
    });
    this.origin = this.stack.origin;
  }

  static create = async () => new DrillPortal(await freePort(), await freePort());

  /** Builds all images and starts the portal. */
  async start(): Promise<void> {
    await this.stack.compose(['build']);
    await this.upAndWait(['--no-build']);
    for (const { remote } of drafts) await this.tag(remote, 'first');
  }

  /** Builds the images of all further releases from changed copies of the sources. Running containers are unchanged. */
  async buildReleases(): Promise<void> {
    for (const draft of drafts)
      for (const label of draft.labels)
        await this.buildFrom((folder) => changeSentence(folder, draft, label), draft.remote, [label]);
    await this.buildFrom(addCrash, crashes.remote, crashes.labels);
  }

  private async buildFrom(change: (folder: string) => Promise<void>, remote: string, labels: string[]) {
    const folder = await copySources();
    try {
      await change(folder);
      for (const label of labels) {
        // Another commit signs the same build again, with a larger sequence number.
        await this.stack.compose(['build', serviceOf(remote)], { folder, env: { COMMIT: `${label}-${Date.now()}` } });
        await this.tag(remote, label);
      }
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  private async tag(remote: string, label: string): Promise<void> {
    this.tags.push(this.image(remote, label));
    await docker('tag', this.image(remote, 'latest'), this.image(remote, label));
  }

  private image = (remote: string, label: string) => `${this.stack.project}-${serviceOf(remote)}:${label}`;

  /** Returns the manifest in the image of a release. */
  async release(remote: string, label: string): Promise<BuildManifest> {
    const image = this.image(remote, label);
    return manifestIn(
      await docker('run', '--rm', '--network=none', '--entrypoint=cat', image, '/release/release.json'),
    );
  }

  async shellRelease(): Promise<BuildManifest> {
    const script = "process.stdout.write(require('node:fs').readFileSync('dist/release.json'))";
    return manifestIn(await this.stack.exec('publisher', 'node', '-e', script));
  }

  /** Publishes a release: replaces the container of the remote by one of that image. */
  async publish(remote: string, label: string): Promise<void> {
    await docker('tag', this.image(remote, label), this.image(remote, 'latest'));
    await this.up(serviceOf(remote));
  }

  /** Sends a command to the publisher. Resolves to its result and the time it was sent, in milliseconds since 1970. */
  async command(command: Pick<Command, 'type' | 'remote'>): Promise<CommandResult & { sentAt: number }> {
    const script = `
      import { publisherSocket } from '/portal/shell/publisher/env.ts';
      import { sendCommand } from '/portal/shell/publisher/state/commands-client.ts';
      const sentAt = Date.now();
      const result = await sendCommand(publisherSocket(process.env), ${JSON.stringify({ ...command, actor: 'operator drill' })});
      console.log(JSON.stringify({ sentAt, ...result }));`;
    return JSON.parse(await this.stack.exec('publisher', 'node', '--input-type=module', '--eval', script));
  }

  async status(remote: string) {
    const { statuses = [] } = await this.command({ type: 'status', remote: '' });
    const status = statuses.find(({ name }) => name === remote);
    if (!status) throw new Error(`The publisher has no remote "${remote}".`);
    return status;
  }

  async account() {
    return { ...(await this.stack.addManager()), host: this.deskHost };
  }

  /** Starts a service on its latest image and waits until it is healthy. */
  async up(service: string, ...options: string[]): Promise<void> {
    await this.upAndWait(['--no-deps', '--no-build', ...options, service]);
  }

  /** Tries again when a health check has timed out: on a busy machine the first checks take minutes. */
  private async upAndWait(args: string[]): Promise<void> {
    const end = performance.now() + startMs;
    for (;;)
      try {
        await this.stack.compose(['up', '--detach', '--wait', ...args]);
        return;
      } catch (error) {
        if (performance.now() > end) throw error;
        await sleep(5_000);
      }
  }

  replace = (service: string) => this.up(service, '--force-recreate');

  async restart(service: string): Promise<void> {
    await this.stack.compose(['restart', service]);
    await this.up(service);
  }

  async kill(service: string): Promise<void> {
    await this.stack.compose(['kill', '--signal', 'SIGKILL', service]);
  }

  /** Freezes all processes of a service for a time. */
  async pause(service: string, milliseconds: number): Promise<void> {
    await this.stack.compose(['pause', service]);
    await sleep(milliseconds);
    await this.stack.compose(['unpause', service]);
    await this.up(service);
  }

  /** Makes the OOM killer end a service, and waits until Docker has restarted it. */
  async exhaustMemory(service: string): Promise<void> {
    const before = await this.restarts(service);
    // The kernel ends the process with the highest score first: the service, not this script.
    const script = `
      require('node:fs').writeFileSync('/proc/1/oom_score_adj', '1000');
      const held = [];
      for (;;) held.push(Buffer.alloc(16 * 1024 * 1024, 1));`;
    await this.stack.exec(service, 'node', '-e', script).catch(() => {});
    const end = performance.now() + restartMs;
    while ((await this.restarts(service)) === before) {
      if (performance.now() > end) throw new Error(`The OOM killer did not end ${service}.`);
      await sleep(200);
    }
    await this.up(service);
  }

  private async restarts(service: string): Promise<number> {
    const { Id } = await this.stack.inspect(service);
    return Number(await docker('inspect', '--format', '{{.RestartCount}}', Id));
  }

  async reloadNginx(): Promise<void> {
    await this.stack.exec('nginx', 'nginx', '-s', 'reload');
  }

  /** Returns every form in the database with its idempotency key. */
  async storedForms(): Promise<SentForm[]> {
    const sql = `
      select key, email from contact_submissions form left join submissions on contact_submission_id = form.id
      union all
      select key, email from case_study_requests form left join submissions on case_study_request_id = form.id`;
    const rows = await this.stack.exec('postgres', 'psql', '-U', 'postgres', '-d', 'portal', '-AtF', ' ', '-c', sql);
    return rows
      .split('\n')
      .filter(Boolean)
      .map((row) => {
        const [key = '', email = ''] = row.split(' ');
        return { key, email };
      });
  }

  /** Removes containers, volumes and images. */
  remove(): Promise<void> {
    this.removal ??= this.removeAll();
    return this.removal;
  }

  private async removeAll(): Promise<void> {
    const down = `compose --project-name ${this.stack.project} down --volumes --rmi local --timeout 2`.split(' ');
    // A new process group, so that a second Ctrl-C does not interrupt it.
    await once(spawn('docker', down, { cwd: root, detached: true, stdio: 'ignore' }), 'exit');
    const latest = drafts.map(({ remote }) => this.image(remote, 'latest'));
    // Fails when one of them does not exist, but removes the others.
    await docker('image', 'rm', '--force', ...this.tags, ...latest).catch(() => {});
  }
}

const serviceOf = (remote: string) => `mfe-${remote}`;
/** The manifest of the shell comes with the publisher and is not signed. */
const manifestIn = (text: string): BuildManifest => parseRelease(parseSignedText(text)?.text ?? text);
