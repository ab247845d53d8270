import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { CircuitBreakerPool } from '../../platform/database/circuit-breaker-pool.ts';

const delayMilliseconds = 20;

/**
 * Sends `NOTIFY lead_events` for the live list of leads, after the commit and once for many leads: a NOTIFY inside the
 * transaction would serialize commits. A lost notification only causes a delay, because the live list also polls.
 */
@Injectable()
export class LeadEventNotifier implements OnApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly database: CircuitBreakerPool) {}

  notify(): void {
    this.timer ??= setTimeout(() => {
      this.timer = undefined;
      this.database.query({ text: 'notify lead_events' }).catch(() => undefined);
    }, delayMilliseconds);
  }

  onApplicationShutdown(): void {
    clearTimeout(this.timer);
  }
}
