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

/** Sends Nest's own log messages through pino. Those about every module and route at startup are useful only for debugging. */
export const nestLogger = (logger: Logger): LoggerService => ({
  log: (message: unknown) => logger.debug(String(message)),
  error: (message: unknown) => logger.error(message instanceof Error ? message.message : String(message)),
  warn: (message: unknown) => logger.warn(String(message)),
});
