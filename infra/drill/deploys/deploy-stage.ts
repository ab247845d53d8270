import { execFile, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { promisify } from 'node:util';
import type { Release } from '@portal/contracts/release';
import { asSigned } from '@portal/contracts/signed-release';
import { Stack } from '../../compose/stack.ts';
import { copiedSources } from '../../local/copied-checkout.ts';
import { freePort } from '../../local/ports.ts';
import { root } from '../../local/workspaces.ts';
import { candidates, changeRemotes } from './candidates.ts';
import type { SentForm } from './senders.ts';

const docker = promisify(execFile);
const services = candidates.map(({ remote }) => `mfe-${remote}`);
const releaseFile = '/release/release.json';
const staffEmail = 'staff@lumenward.example';

export async function requireDocker(): Promise<void> {
  const asked = [
    docker('docker', ['compose', 'version']),
    docker('docker', ['info', '--format', '{{.ServerVersion}}']),
  ];
  await Promise.all(asked).catch(({ stderr = '' }: { stderr?: string }) => {
    const need = 'This drill runs the portal in containers: it needs Docker Engine 26 with Compose 2.26, or newer.';
    throw new Error(`${need} ${stderr.trim()}`);
  });
}

/** A portal in containers that is there for the drill alone, and all that is done to it. */
export class DeployStage {
  readonly origin: string;
  private readonly stack: Stack;
  /** Images of the releases that are replaced: without a name afterwards, and so nothing that compose removes. */
  private replaced: string[] = [];
  private removal: Promise<void> | undefined;

  private constructor(stack: Stack) {
    this.stack = stack;
    this.origin = stack.origin;
  }

  static async set(): Promise<DeployStage> {
    const port = await freePort();
    const stack = new Stack(`portal-drill-${randomUUID().slice(0, 8)}`, port, {
      TLS_PORT: String(await freePort()),
      SITE_URL: `http://localhost:${port}`,
      STAFF_EMAIL: staffEmail,
      // All visitors come from one address.
      FORM_RATE_PER_MINUTE: '0',
      FORM_FLOOD_RATE: '6000r/m',
      SIGN_IN_FLOOD_RATE: '6000r/m',
    });
    return new DeployStage(stack);
  }

  async start(): Promise<void> {
    await this.stack.compose(['up', '--build', '--detach', '--wait']);
  }

  /** Builds the next release of every remote from a changed copy; what runs goes on running. */
  async buildCandidates(): Promise<void> {
    this.replaced = await Promise.all(services.map(async (service) => (await this.stack.inspect(service)).Image));
    const folder = await copiedSources();
    try {
      await changeRemotes(folder);
      await this.stack.compose(['build', ...services], { folder });
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  /** What a remote publishes now. */
  runningRelease = async (remote: string) => releaseIn(await this.stack.exec(`mfe-${remote}`, 'cat', releaseFile));

  /** What it will publish once it is started on its newest image. */
  newestRelease = async (remote: string) => {
    const cat = ['run', '--rm', '-T', '--no-deps', '--entrypoint', 'cat', `mfe-${remote}`, releaseFile];
    return releaseIn(await this.stack.compose(cat));
  };

  shellRelease = async () => releaseIn(await this.stack.exec('shell', 'cat', 'dist/release.json'));

  async account() {
    const password = await this.stack.compose(['run', '--rm', '-T', 'secrets', 'show', 'staff-password']);
    return { email: staffEmail, password: password.trim() };
  }

  /** The services that do the same work, `api` and `api-2`. */
  services = async (part: string) =>
    (await this.stack.services()).filter((name) => name === part || name.startsWith(`${part}-`)).sort();

  /** Starts a service on its newest image, whatever it runs on now, and waits until it is well. */
  async up(service: string, ...how: string[]): Promise<void> {
    await this.stack.compose(['up', '--detach', '--no-deps', '--no-build', '--wait', ...how, service]);
  }

  /** As with a new image: the container goes and another one comes. */
  replace = (service: string) => this.up(service, '--force-recreate');

  async restart(service: string): Promise<void> {
    await this.stack.compose(['restart', service]);
    await this.up(service);
  }

  async kill(service: string): Promise<void> {
    await this.stack.compose(['kill', '--signal', 'SIGKILL', service]);
  }

  /** As when a shell or an api has another address. */
  async reloadNginx(): Promise<void> {
    await this.stack.exec('nginx', 'nginx', '-s', 'reload');
  }

  async rollBack(remote: string): Promise<void> {
    await this.stack.exec('shell', 'node', 'server/control/main.ts', 'rollback', remote);
  }

  releaseStatus = () => this.stack.exec('shell', 'node', 'server/control/main.ts', 'status');

  /** Every form in the database, with the key it was sent with. */
  async stored(): Promise<SentForm[]> {
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

  /** Takes everything away again. In a process group of its own, so that a second Ctrl-C does not leave half of it behind. */
  remove(): Promise<void> {
    this.removal ??= this.takeAway();
    return this.removal;
  }

  private async takeAway(): Promise<void> {
    const down = `compose --project-name ${this.stack.project} down --volumes --rmi local --timeout 2`.split(' ');
    await once(spawn('docker', down, { cwd: root, detached: true, stdio: 'ignore' }), 'exit');
    if (this.replaced.length > 0) await docker('docker', ['image', 'rm', ...this.replaced]).catch(() => {});
  }
}

const releaseIn = (text: string): Release => JSON.parse(asSigned(text)?.release ?? text);
