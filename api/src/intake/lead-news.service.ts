import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { IntakeDatabase } from '../database/intake-database.ts';

const pauseMilliseconds = 20;

/**
 * Tells whoever watches the inbox that there is something new. After the commit and for many leads at once: a NOTIFY
 * inside the lead's transaction would have PostgreSQL commit them one by one. One that is lost is no harm, because those
 * who listen also look by themselves now and then.
 */
@Injectable()
export class LeadNews implements OnApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly database: IntakeDatabase) {}

  tell(): void {
    this.timer ??= setTimeout(() => {
      this.timer = undefined;
      this.database.ask({ text: 'notify lead_events' }).catch(() => undefined);
    }, pauseMilliseconds);
  }

  onApplicationShutdown(): void {
    clearTimeout(this.timer);
  }
}
