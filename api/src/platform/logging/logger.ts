import type { LoggerService } from '@nestjs/common';
import { type Logger as PinoLogger, pino } from 'pino';
import { currentTraceId } from './trace.ts';

// Only a class can be a token of dependency injection, and pino has an interface.
const LoggerClass = class {} as unknown as abstract new () => PinoLogger;

/** The log, which is available by dependency injection. */
export abstract class Logger extends LoggerClass {}

export const createLogger = (level: string, stream?: NodeJS.WritableStream): Logger =>
  pino(
    {
      level,
      base: { service: 'api' },
      timestamp: pino.stdTimeFunctions.isoTime,
      mixin: () => ({ traceId: currentTraceId() }),
    },
    stream ?? pino.destination({ sync: true }),
  );

/** Sends Nest's own log messages through pino. */
export class NestLogger implements LoggerService {
  constructor(private readonly logger: Logger) {}

  /** Nest logs every module and route at startup; that is useful only for debugging. */
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
