import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';
import { describeError } from '../logging/describe-error.ts';
import { Logger } from '../logging/logger.ts';
import { DatabaseConnection } from './database-connection.ts';
import { isDatabaseOutage } from './outage.ts';

/** Runs tasks of every instance again and again: from when the database is connected until before it is closed. */
@Injectable()
export class RepeatedTasks implements BeforeApplicationShutdown {
  isStopping = false;
  private readonly stops: (() => Promise<void>)[] = [];

  constructor(
    private readonly connection: DatabaseConnection,
    private readonly log: Logger,
  ) {}

  /** Runs a task at once and then at each interval, unless it still runs. Its errors are logged, but not those of an outage. */
  async start(task: string, milliseconds: number, run: () => Promise<unknown>): Promise<void> {
    let running: Promise<unknown> | undefined;
    const repeat = () => {
      if (this.isStopping) return;
      running ??= run()
        .catch((error) => this.logError(task, error))
        .finally(() => {
          running = undefined;
        });
    };
    await this.connection.onReady(task, async () => {
      repeat();
      const timer = setInterval(repeat, milliseconds).unref();
      this.stops.push(async () => {
        clearInterval(timer);
        await running;
      });
    });
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.isStopping = true;
    await Promise.all(this.stops.map((stop) => stop()));
  }

  private logError(task: string, error: unknown): void {
    if (!this.isStopping && !isDatabaseOutage(error))
      this.log.warn({ task, error: describeError(error) }, 'a repeated task has failed');
  }
}
