import { Injectable } from '@nestjs/common';
import { type HealthIndicatorResult, HealthIndicatorService } from '@nestjs/terminus';
import { IntakeDatabase } from '../database/intake-database.ts';
import { Journal } from '../journal/journal.service.ts';

/** Whether the next form will find a place, and how many are on their way. */
@Injectable()
export class IntakeHealth {
  constructor(
    private readonly indicator: HealthIndicatorService,
    private readonly database: IntakeDatabase,
    private readonly journalService: Journal,
  ) {}

  /** Never "down": as long as the database is there, nobody needs the journal. */
  journal<Key extends string>(key: Key): HealthIndicatorResult<Key> {
    return this.indicator.check(key).up({ ...this.journalService.report() });
  }

  storage<Key extends string>(key: Key): HealthIndicatorResult<Key> {
    const check = this.indicator.check(key);
    if (!this.database.isAway) return check.up({ in: 'database' });
    const { isWritable, ...report } = this.journalService.report();
    return isWritable
      ? check.up({ in: 'journal', ...report })
      : check.down({ message: 'Neither the database nor the journal can store a form.' });
  }
}
