import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { rollUp } from '../../api/src/field-reports/field-statements.ts';
import { intervals } from '../../shell/publisher/remote/watch/release-watch.ts';
import type { FieldCase, Visits } from './field.cases.ts';
import { Lane } from './field-lane.ts';

export const smallSite = 'small';
const minutes = 6;

/**
 * A site with ten visits an hour. The time between two visits does not pass: what was counted and recorded before gets that much older, and the
 * API forgets networks and adds minutes up as it does by then.
 */
export class SmallSite extends Lane {
  private visits = 0;

  protected override async publish(one: FieldCase): Promise<string | undefined> {
    this.visits = 0;
    return super.publish(one);
  }

  protected override async visit(visits: Visits): Promise<void> {
    await super.visit(visits);
    this.visits += visits.count ?? 1;
    // For two looks of the publisher, which has more than a hundred in that time.
    await sleep(2 * intervals.reports);
    await this.passTime();
  }

  protected override timeOf = (): string => `after ${this.visits} visits, ${this.visits * minutes} simulated minutes`;

  private async passTime(): Promise<void> {
    // The shell has lived as long as the site.
    const { remotes, shell } = this.portal.publisher.publisher;
    for (const entry of [remotes.get(this.remote), shell].flatMap((one) => one?.remote.state.entries ?? []))
      entry.at = new Date(Date.parse(entry.at) - minutes * 60_000).toISOString();
    const client = new pg.Client({ connectionString: this.portal.databaseUrl });
    await client.connect();
    const ofRemote = `release_id in (select id from field_releases where remote = '${this.remote}')`;
    // By way of another century, because two rows of one time are not allowed.
    for (const shift of [`- interval '1000000 hours ${minutes} minutes'`, `+ interval '1000000 hours'`])
      await client.query(`update field_counters set starts_at = starts_at ${shift} where ${ofRemote}`);
    await client.query(
      `update field_networks set seen_at = seen_at - interval '${minutes} minutes'
       where signature_id in (select id from field_signatures where ${ofRemote})`,
    );
    for (const text of rollUp) await client.query(text);
    await client.end();
  }
}
