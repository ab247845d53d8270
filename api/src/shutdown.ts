import type { Server } from 'node:http';
import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { NextFunction, Request, Response } from 'express';

const farewellMilliseconds = 300;

/**
 * A server waits for every open connection before it stops, and browsers and proxies keep theirs open for minutes.
 * So for a moment every answer asks to close the connection, and then the idle ones are closed until none is left.
 */
@Injectable()
export class ConnectionFarewell implements BeforeApplicationShutdown {
  private isClosing = false;

  constructor(private readonly host: HttpAdapterHost) {}

  readonly watch = (_: Request, response: Response, next: NextFunction) => {
    if (this.isClosing) response.setHeader('Connection', 'close');
    next();
  };

  async beforeApplicationShutdown(): Promise<void> {
    const server: Server = this.host.httpAdapter.getHttpServer();
    if (!server.listening) return;
    this.isClosing = true;
    await new Promise((resolve) => setTimeout(resolve, farewellMilliseconds));

    const closing = setInterval(() => server.closeIdleConnections(), 50).unref();
    server.once('close', () => clearInterval(closing));
  }
}
