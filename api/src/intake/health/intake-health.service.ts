import { Injectable } from '@nestjs/common';
import { type HealthIndicatorResult, HealthIndicatorService } from '@nestjs/terminus';
import { CircuitBreakerPool } from '../../platform/database/circuit-breaker-pool.ts';
import { Journal } from '../journal/journal.service.ts';

/** Reports where the next form would be stored, and how many forms wait in the journal. */
@Injectable()
export class IntakeHealth {
  constructor(
    private readonly indicator: HealthIndicatorService,
    private readonly database: CircuitBreakerPool,
    private readonly journalService: Journal,
  ) {}

  /** Always up: the journal is not needed as long as PostgreSQL responds. */
  journal<Key extends string>(key: Key): HealthIndicatorResult<Key> {
    return this.indicator.check(key).up({ ...this.journalService.report() });
  }

  storage<Key extends string>(key: Key): HealthIndicatorResult<Key> {
    const check = this.indicator.check(key);
    if (!this.database.isOpen) return check.up({ in: 'database' });
    const { isWritable, ...report } = this.journalService.report();
    return isWritable
      ? check.up({ in: 'journal', ...report })
      : check.down({ message: 'Neither the database nor the journal can store a form.' });
  }
}
