import type { Server } from 'node:http';
import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { NextFunction, Request, Response } from 'express';

/** How long responses carry `Connection: close` before idle connections are closed. Tests replace it. */
export const drainTime = { milliseconds: 300 };

/**
 * Graceful shutdown of keep-alive connections, which browsers and proxies hold open for minutes: for a moment every
 * response carries `Connection: close`, then idle connections are closed until none is left.
 */
@Injectable()
export class ConnectionDrainer implements BeforeApplicationShutdown {
  private isClosing = false;

  constructor(private readonly host: HttpAdapterHost) {}

  readonly middleware = (_: Request, response: Response, next: NextFunction) => {
    if (this.isClosing) response.setHeader('Connection', 'close');
    next();
  };

  async beforeApplicationShutdown(): Promise<void> {
    const server: Server = this.host.httpAdapter.getHttpServer();
    if (!server.listening) return;
    this.isClosing = true;
    await new Promise((resolve) => setTimeout(resolve, drainTime.milliseconds));

    const closing = setInterval(() => server.closeIdleConnections(), 50).unref();
    server.once('close', () => clearInterval(closing));
  }
}
