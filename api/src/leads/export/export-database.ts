import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { databaseOptions } from '../../platform/database/database-options.ts';
import { Env } from '../../platform/env/env.ts';

/** How long one statement of an export may take. */
const timeoutMilliseconds = 50_000;

/**
 * Connections for exports. Their long time limits let an export succeed on a slow database, and their own pool keeps
 * exports from blocking lists.
 */
@Injectable()
export class ExportDatabase implements OnApplicationShutdown {
  private readonly database: DataSource;
  private connecting: Promise<DataSource> | undefined;

  constructor({ databaseUrl }: Env) {
    this.database = new DataSource(
      databaseOptions(databaseUrl, [], {
        max: 3,
        connectionTimeoutMillis: timeoutMilliseconds,
        statement_timeout: timeoutMilliseconds,
        query_timeout: timeoutMilliseconds + 1_000,
        application_name: 'portal-api-export',
      }),
    );
  }

  /** Runs the work on a connection, which is opened at the first export. */
  async transaction<Result>(work: (manager: EntityManager) => Promise<Result>): Promise<Result> {
    this.connecting ??= this.database.initialize().catch((error) => {
      this.connecting = undefined;
      throw error;
    });
    const { manager } = await this.connecting;
    return manager.transaction(work);
  }

  async onApplicationShutdown(): Promise<void> {
    await this.connecting?.catch(() => undefined);
    if (this.database.isInitialized) await this.database.destroy();
  }
}
