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

  hold() {
    this.held = Promise.withResolvers();
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
      if (request.includes('"remote":{')) await this.held.promise;
      if (client.destroyed) return;
      const renderer = connect(target);
      this.track(renderer);
      renderer.write(request, 'latin1');
      client.pipe(renderer).pipe(client);
    };
    client.on('data', read);
  }

  private track(socket: Socket) {
    this.sockets.add(socket);
    socket.on('error', () => socket.destroy()).on('close', () => this.sockets.delete(socket));
  }
}
