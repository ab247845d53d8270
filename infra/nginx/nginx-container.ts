import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { docker } from '../compose/stack.ts';
import { root } from '../workspaces/workspaces.ts';

const run = promisify(execFile);

/** The restrictions of docker-compose.yml. */
const hardened = [
  ...['--read-only', '--cap-drop', 'ALL', '--security-opt', 'no-new-privileges:true', '--memory', '256m'],
  ...['--tmpfs', '/tmp', '--tmpfs', '/etc/nginx/conf.d:uid=101,gid=0,mode=0775'],
];

export async function logsOf(container: string) {
  const { stdout, stderr } = await run('docker', ['logs', container]);
  return stdout + stderr;
}

/** Returns the address on this machine of a published port. */
export const publishedAddress = async (container: string, port: number) =>
  (await docker('port', container, String(port))).trim();

/** Containers of the portal's nginx image and, optionally, of a stand-in for the API, on their own network. */
export class NginxContainers {
  private readonly name = `portal-nginx-${randomUUID().slice(0, 8)}`;
  private readonly containers: string[] = [];
  private readonly images: string[] = [];

  static async start(api?: { folder: string; script: string }): Promise<NginxContainers> {
    const containers = new NginxContainers();
    try {
      await containers.build();
      await docker('network', 'create', containers.name);
      if (api)
        await containers.run('api', [
          ...['--volume', `${api.folder}:/api:ro`, 'node:26-bookworm-slim'],
          ...['node', '--input-type=module', '--eval', api.script],
        ]);
      return containers;
    } catch (error) {
      await containers.remove();
      throw error;
    }
  }

  /** Builds a target of the Dockerfile of nginx, without one the last. Resolves to the name of the image. */
  async build(...target: string[]) {
    const image = [this.name, ...target].join('-');
    const file = join(root, 'infra/docker/nginx.Dockerfile');
    await docker(
      'build',
      '--quiet',
      '--file',
      file,
      ...target.flatMap((name) => ['--target', name]),
      '--tag',
      image,
      root,
    );
    this.images.push(image);
    return image;
  }

  /** Starts nginx. Resolves to its origin and the name of its container. */
  async nginx(siteDir: string, env: Record<string, string> = {}, options: string[] = []) {
    const settings = {
      SITE_URL: 'http://site.localhost',
      COMPANY_PHONE: '512-555-0142',
      API_ADDRESS: 'api:8080',
      FORM_FLOOD_RATE: '6000r/m',
      SIGN_IN_FLOOD_RATE: '6000r/m',
      ...env,
    };
    const container = await this.run(`nginx-${this.containers.length}`, [
      ...Object.entries(settings).flatMap(([name, value]) => ['--env', `${name}=${value}`]),
      ...hardened,
      ...options,
      ...['--publish', '127.0.0.1::8080', '--volume', `${siteDir}:/site:ro`, this.name],
    ]);
    const origin = `http://${await publishedAddress(container, 8080)}`;
    while (!(await fetch(`${origin}/nginx-live`, { redirect: 'manual' }).catch(() => undefined))) {
      if (!(await this.isRunning(container))) {
        const log = await logsOf(container);
        await this.remove();
        throw new Error(log);
      }
      await setTimeout(100);
    }
    return { container, origin };
  }

  async isRunning(container: string) {
    return (await docker('inspect', '--format', '{{.State.Running}}', container)).trim() === 'true';
  }

  async remove() {
    if (this.containers.length > 0) await docker('rm', '--force', '--volumes', ...this.containers);
    await docker('network', 'rm', this.name).catch(() => undefined);
    await docker('rmi', '--force', ...this.images).catch(() => undefined);
  }

  /** Starts a container that the others reach by the alias. Resolves to its name. */
  async run(alias: string, args: string[]) {
    const container = `${this.name}-${alias}`;
    this.containers.push(container);
    await docker('run', '--detach', '--name', container, '--network', this.name, '--network-alias', alias, ...args);
    return container;
  }
}
