import type { Server } from 'node:http';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { NextFunction, Request, Response } from 'express';

const farewellMilliseconds = 300;

/**
 * A server waits for every open connection before it stops, and browsers and proxies keep theirs open for minutes.
 * So for a moment every answer asks to close the connection, and then the idle ones are closed until none is left.
 */
export class CloseConnectionsOnShutdown {
  private isClosing = false;
  private readonly server: Server;

  constructor(app: NestExpressApplication) {
    this.server = app.getHttpServer();
    const close = app.close.bind(app);
    app.close = async () => {
      await this.sayFarewell();
      const closing = setInterval(() => this.server.closeIdleConnections(), 50);
      try {
        await close();
      } finally {
        clearInterval(closing);
      }
    };
  }

  readonly watch = (_: Request, response: Response, next: NextFunction) => {
    if (this.isClosing) response.setHeader('Connection', 'close');
    next();
  };

  private async sayFarewell(): Promise<void> {
    this.isClosing = true;
    if (this.server.listening) await new Promise((resolve) => setTimeout(resolve, farewellMilliseconds));
  }
}
