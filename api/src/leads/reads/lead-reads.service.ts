import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { rootsOf, type UnavailableLead } from '../lead-lock.ts';

/** Which leads a staff member has read. Only this person sees it, and it is no event of the lead. */
@Injectable()
export class LeadReads {
  constructor(private readonly database: DataSource) {}

  /** Marks a lead as read up to a request, by default its last one, or as unread. Throws 404 for an unknown lead. */
  async mark(userId: number, leadId: number, isRead: boolean, lastRequestId: number | null): Promise<void> {
    const roots = await rootsOf(this.database.manager, [leadId]);
    await this.write(userId, roots, isRead, [lastRequestId]);
  }

  /** Marks leads as read or unread. Leads that do not exist any more are left. */
  async markAll(
    userId: number,
    leadIds: number[],
    isRead: boolean,
  ): Promise<{ changed: number; left: UnavailableLead[] }> {
    const rows: { id: number; root_id: number | null; is_unread: boolean | null }[] = await this.database.query(
      `select requested.id, leads.root_id, is_unread_for($2, leads.root_id) as is_unread
       from unnest($1::integer[]) as requested (id) left join leads on leads.id = requested.id`,
      [leadIds, userId],
    );
    const roots = new Set(rows.flatMap(({ root_id, is_unread }) => (root_id && is_unread === isRead ? [root_id] : [])));
    await this.write(userId, [...roots], isRead);
    const left = rows
      .filter(({ root_id }) => root_id === null)
      .map(({ id }) => ({ leadId: id, reason: 'missing' as const, message: `There is no lead ${id}.` }));
    return { changed: roots.size, left };
  }

  private async write(userId: number, leadIds: number[], isRead: boolean, seen: (number | null)[] = []): Promise<void> {
    if (leadIds.length === 0) return;
    await this.database.query('select mark_leads($1, $2::integer[], $3::integer[], $4)', [
      userId,
      leadIds,
      seen,
      isRead,
    ]);
    if (isRead)
      await this.database.query(
        `update staff_notifications set read_at = now() from leads
         where user_id = $1 and read_at is null and leads.id = lead_id and root_id = any($2::integer[])`,
        [userId, leadIds],
      );
  }
}
