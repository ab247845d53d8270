import { randomUUID } from 'node:crypto';
import { execa } from 'execa';
import { root } from '../workspaces/workspaces.ts';

/** Runs `docker …`. Throws with its error output when it fails. */
export const docker = async (...args: string[]) => (await execa('docker', args, { stripFinalNewline: false })).stdout;

/** The fields of `docker inspect` for a container that tests read. */
export interface Inspected {
  Id: string;
  /** ISO 8601. */
  Created: string;
  Name: string;
  Image: string;
  State: { Pid: number; Health?: { Status: string } };
  RestartCount: number;
  Config: { User: string; Env: string[] };
  Mounts: { Destination: string; RW: boolean }[];
  HostConfig: {
    ReadonlyRootfs: boolean;
    CapDrop: string[] | null;
    SecurityOpt: string[] | null;
    Memory: number;
    PidsLimit: number | null;
    NetworkMode: string;
  };
  NetworkSettings: {
    Ports: Record<string, { HostIp: string }[] | null>;
    Networks: Record<string, { IPAddress: string; Gateway: string }>;
  };
}

interface ComposeOptions {
  /** Folder of another copy of this repository. */
  folder?: string;
  input?: string;
  /** Further environment variables of the command. */
  env?: NodeJS.ProcessEnv;
}

/** A compose project of this portal. */
export class Stack {
  readonly project: string;
  readonly origin: string;
  /** Environment of all commands. */
  readonly env: NodeJS.ProcessEnv;

  constructor(project: string, port: number, env: NodeJS.ProcessEnv = {}) {
    this.project = project;
    this.origin = `http://localhost:${port}`;
    this.env = {
      ...process.env,
      ...env,
      COMPOSE_PROJECT_NAME: project,
      PORT: String(port),
      // In containerd's image store, provenance would make each build a new image.
      BUILDX_NO_DEFAULT_ATTESTATIONS: '1',
    };
  }

  /** Runs `docker compose …`. Throws with its error output when it fails. */
  async compose(args: string[], { folder = root, input = '', env = {} }: ComposeOptions = {}) {
    const options = { cwd: folder, env: { ...this.env, ...env }, input, stripFinalNewline: false };
    return (await execa('docker', ['compose', ...args], options)).stdout;
  }

  /** Runs a command inside a service's container. */
  exec = (service: string, ...command: string[]) => this.compose(['exec', '-T', service, ...command]);

  /** Adds a manager. */
  async addManager(): Promise<{ email: string; password: string }> {
    const [email, password] = ['staff@lumenward.example', randomUUID()];
    const command = ['node', 'dist/staff.js', 'add', email, '--password', '-'];
    await this.compose(['exec', '-T', 'api', ...command], { input: password });
    return { email, password };
  }

  async services(): Promise<string[]> {
    return (await this.compose(['ps', '--services'])).split('\n').filter(Boolean);
  }

  async inspect(service: string): Promise<Inspected> {
    const id = (await this.compose(['ps', '--all', '--quiet', service])).trim();
    const [container] = JSON.parse(await docker('inspect', id));
    return container;
  }

  /** Returns size in bytes and labels of the image of a service. */
  async image(service: string): Promise<{ size: number; labels: Record<string, string> }> {
    const { Image } = await this.inspect(service);
    const [image] = JSON.parse(await docker('image', 'inspect', Image));
    return { size: image.Size, labels: image.Config.Labels ?? {} };
  }
}
