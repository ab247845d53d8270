import type { Logger } from 'typeorm';

/**
 * Logs nothing: TypeORM's own loggers print failed statements with their parameters, which are personal data. Errors
 * reach the log through ProblemFilter, without the parameters.
 */
export class NoopTypeOrmLogger implements Logger {
  logQuery(): void {}
  logQueryError(): void {}
  logQuerySlow(): void {}
  logSchemaBuild(): void {}
  logMigration(): void {}
  log(): void {}
}
