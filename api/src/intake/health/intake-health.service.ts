import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { CircuitBreakerPool } from '../../platform/database/circuit-breaker-pool.ts';
import { DatabaseConnection } from '../../platform/database/database-connection.ts';
import { Journal } from '../journal/journal.service.ts';

/** The check of the journal writes to the disk. */
const journalCheckMilliseconds = 10_000;

export interface Health {
  isHealthy: boolean;
  details: Record<string, object>;
}

/** Reports where the next form would be stored, and how many forms wait in the journal. */
@Injectable()
export class IntakeHealth implements OnApplicationBootstrap, OnApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly database: CircuitBreakerPool,
    private readonly connection: DatabaseConnection,
    private readonly journal: Journal,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => this.journal.check(), journalCheckMilliseconds).unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  /** The journal does not count: it is not needed as long as PostgreSQL responds. */
  readiness(): Health {
    const isHealthy = this.connection.isReady && this.database.isResponding;
    const failing = this.connection.failingSteps;
    const details = { database: { status: isHealthy ? 'up' : 'down' }, journal: this.journal.report() };
    return { isHealthy, details: { ...details, ...(failing.length > 0 && { start: { failing } }) } };
  }

  storage(): Health {
    if (!this.database.isOpen) return { isHealthy: true, details: { storage: { in: 'database' } } };
    const { isWritable, ...report } = this.journal.report();
    return { isHealthy: isWritable, details: { storage: { in: isWritable ? 'journal' : 'nowhere', ...report } } };
  }
}
