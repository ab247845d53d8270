import type { LoggerService } from '@nestjs/common';
import { type Logger, pino } from 'pino';

export const createLogger = (level: string, stream?: NodeJS.WritableStream): Logger =>
  pino(
    { level, base: { service: 'api' }, timestamp: pino.stdTimeFunctions.isoTime },
    stream ?? pino.destination({ sync: true }),
  );

/** Gives what Nest says about itself the same form as our own lines. */
export class NestLog implements LoggerService {
  constructor(private readonly logger: Logger) {}

  /** Nest tells of every module and route it has set up; that is worth a line only when looking for a fault. */
  log(message: unknown): void {
    this.logger.debug(String(message));
  }
  error(message: unknown): void {
    this.logger.error(message instanceof Error ? message.message : String(message));
  }
  warn(message: unknown): void {
    this.logger.warn(String(message));
  }
  debug(message: unknown): void {
    this.logger.debug(String(message));
  }
  verbose(message: unknown): void {
    this.logger.trace(String(message));
  }
  fatal(message: unknown): void {
    this.logger.fatal(String(message));
  }
}
