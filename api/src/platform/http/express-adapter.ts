import { ExpressAdapter } from '@nestjs/platform-express';
import { createHttpServer } from '@portal/http-server/create-http-server';
import type { Env } from '../env/env.ts';

/** Connections come from proxies, which open one for each open request of their clients. */
const connections = { all: 5_000, idle: 1_000 };

/** Express on the HTTP server with the limits of the portal. */
export class PortalExpressAdapter extends ExpressAdapter {
  private readonly env: Env;

  constructor(env: Env) {
    super();
    this.env = env;
  }

  override initHttpServer(): void {
    const { company, siteUrl } = this.env;
    const site = { phone: company.phone, isHttps: siteUrl.startsWith('https:') };
    this.httpServer = createHttpServer(this.getInstance(), site, connections);
  }
}
