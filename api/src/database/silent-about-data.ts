import type { Logger } from 'typeorm';

/**
 * TypeORM's own loggers print failed statements together with their parameters, which are visitors' names and
 * addresses. Failures reach the log through the error filter, without them.
 */
export class SilentAboutData implements Logger {
  logQuery(): void {}
  logQueryError(): void {}
  logQuerySlow(): void {}
  logSchemaBuild(): void {}
  logMigration(): void {}
  log(): void {}
}
