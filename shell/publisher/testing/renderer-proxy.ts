import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { join } from 'node:path';
import type { RendererProcess } from './renderer-process.ts';

/** A proxy of a renderer that can delay jobs of remotes, so that a test controls the duration of a check. */
export class RendererProxy {
  readonly address: string;
  private readonly server: Server;
  private readonly sockets = new Set<Socket>();
  private held = Promise.withResolvers<void>();
  /** Slot whose jobs are held. Absent: all jobs of remotes. */
  private heldSlot: string | undefined;
  /** Number of jobs that will end when they have begun. */
  private interruptions = 0;

  private constructor({ address, folder }: RendererProcess) {
    const socket = join(folder, 'proxy.sock');
    this.address = `unix:${socket}`;
    this.held.resolve();
    this.server = createServer((client) => this.forward(client, address.slice('unix:'.length))).listen(socket);
  }

  static async start(renderer: RendererProcess): Promise<RendererProxy> {
    const proxy = new RendererProxy(renderer);
    await once(proxy.server, 'listening');
    return proxy;
  }

  /** @param slot that of the jobs to hold; by default all jobs of remotes are held */
  hold(slot?: string) {
    this.heldSlot = slot;
    this.held = Promise.withResolvers();
  }

  /** Ends the next jobs when they have begun, as a renderer that is killed does. */
  interrupt(jobs: number) {
    this.interruptions = jobs;
  }

  release = () => this.held.resolve();

  stop() {
    this.release();
    this.server.close();
    for (const socket of this.sockets) socket.destroy();
  }

  private forward(client: Socket, target: string) {
    this.track(client);
    let request = '';
    const read = async (chunk: Buffer) => {
      request += chunk.toString('latin1');
      // The first line of the body is the job.
      if (!/\r\n\r\n.*\}\n/s.test(request)) return;
      client.off('data', read).pause();
      const [address = ''] = request.split('\r\n');
      const isOfRemote = request.includes('"remote":{');
      if (isOfRemote && (!this.heldSlot || address.includes(`slot=${this.heldSlot} `))) await this.held.promise;
      if (client.destroyed) return;
      const renderer = connect(target);
      this.track(renderer);
      renderer.write(request, 'latin1');
      client.pipe(renderer);
      if (isOfRemote && this.interruptions > 0) this.endWhenBegun(renderer, client);
      else renderer.pipe(client);
    };
    client.on('data', read);
  }

  private endWhenBegun(renderer: Socket, client: Socket) {
    this.interruptions -= 1;
    // The headers are sent when the job begins.
    renderer.once('data', (headers) => {
      client.write(headers);
      for (const socket of [renderer, client]) socket.end();
    });
  }

  private track(socket: Socket) {
    this.sockets.add(socket);
    socket.on('error', () => socket.destroy()).on('close', () => this.sockets.delete(socket));
  }
}
