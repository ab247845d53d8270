import { Injectable } from '@nestjs/common';
import { visibleLine } from '@portal/contracts/visible-text';
import { DataSource } from 'typeorm';
import { Env } from '../../platform/env/env.ts';
import { newToken, tokenDigest } from '../../staff/accounts/token.ts';
import { calendarFeed, type VisitVersion } from './visit-calendar.ts';
import { isCurrent } from './visit-terms.ts';

const daysBefore = 30;
const daysAhead = 365;

interface FeedVisit extends VisitVersion {
  rootId: number;
  company: string | null;
  phone: string | null;
}

/** Read-only calendars with the visits of a person, at addresses that only the person knows. */
@Injectable()
export class CalendarFeeds {
  constructor(
    private readonly database: DataSource,
    private readonly env: Env,
  ) {}

  async hasAddress(userId: number): Promise<boolean> {
    const found = await this.database.query(
      'select from staff_accounts where user_id = $1 and calendar_digest is not null',
      [userId],
    );
    return found.length > 0;
  }

  /** Returns a new address, which replaces the one of before. Only its digest is stored. */
  async renew(userId: number): Promise<string> {
    const token = newToken();
    await this.store(userId, tokenDigest(token));
    return `${this.env.deskUrl}/api/calendar/${token}.ics`;
  }

  end = (userId: number): Promise<void> => this.store(userId, null);

  /** Returns the calendar, or undefined for an address that does not exist, or whose owner cannot sign in. */
  async read(token: string): Promise<string | undefined> {
    const [owner]: { id: number }[] = await this.database.query(
      'select user_id as id from staff_accounts where calendar_digest = $1 and disabled_at is null',
      [tokenDigest(token)],
    );
    if (!owner) return undefined;
    const visits: FeedVisit[] = await this.database.query(
      `select visit.*, root.id as "rootId", coalesce(nullif(root.name, ''), root.email, 'No name') as name, root.company, root.phone
       from site_visits visit join leads member on member.id = visit.lead_id join leads root on root.id = member.root_id
       where assignee_id = $1 and not is_cancelled and ${isCurrent('visit')}
         and starts_at between now() - make_interval(days => ${daysBefore}) and now() + make_interval(days => ${daysAhead})
       order by starts_at limit 1000`,
      [owner.id],
    );
    const { company, mailboxAddress, deskUrl } = this.env;
    return calendarFeed(
      visits.map((visit) => ({ ...visit, description: describe(visit, deskUrl) })),
      { company: company.name, mailbox: mailboxAddress },
    );
  }

  private async store(userId: number, digest: Buffer | null): Promise<void> {
    await this.database.query('update staff_accounts set calendar_digest = $2 where user_id = $1', [userId, digest]);
  }
}

const describe = ({ company, phone, note, rootId }: FeedVisit, deskUrl: string): string =>
  [company && visibleLine(company), phone, note, `${deskUrl}/admin/leads/${rootId}`].filter(Boolean).join('\n');
