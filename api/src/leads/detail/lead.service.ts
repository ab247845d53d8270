import { Injectable, NotFoundException } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { type LeadRow, LeadSummaryDto, leadRows, type PersonDto } from '../list/lead-summary.dto.ts';
import { LeadSubmissionDto, type SubmissionRow, submissionAsJson, submissionForms } from '../submission.dto.ts';
import { TimelineService } from '../timeline/timeline.service.ts';
import type { LeadDto, PossibleDuplicateDto } from './lead.dto.ts';

const maxSubmissions = 50;
const maxMerged = 100;
const maxDuplicates = 5;

@Injectable()
export class LeadService {
  constructor(
    private readonly database: DataSource,
    private readonly timelines: TimelineService,
  ) {}

  /** Returns the root of the lead's merge tree. */
  async rootOf(id: number): Promise<number> {
    const [lead]: { root_id: number }[] = await this.database.query('select root_id from leads where id = $1', [id]);
    if (!lead) throw new NotFoundException(`There is no lead ${id}.`);
    return lead.root_id;
  }

  async show(id: number, readerId: number): Promise<LeadDto> {
    const rootId = await this.rootOf(id);
    const [row]: LeadRow[] = await this.database.query(leadRows, [[rootId], readerId]);
    if (!row) throw new NotFoundException(`There is no lead ${id}.`);
    const { items, nextCursor } = await this.timelines.of(rootId);

    return {
      ...LeadSummaryDto.of(row),
      mergedLeads: await this.mergedInto(rootId),
      submissions: await this.submissionsOf(rootId),
      possibleDuplicates: await this.duplicatesOf(row),
      timeline: items,
      timelineCursor: nextCursor,
    };
  }

  private mergedInto(rootId: number): Promise<PersonDto[]> {
    return this.database.query(
      `select id, name from leads where root_id = $1 and id <> $1 order by id limit ${maxMerged}`,
      [rootId],
    );
  }

  private async submissionsOf(rootId: number): Promise<LeadSubmissionDto[]> {
    const rows: { submission: SubmissionRow }[] = await this.database.query(
      `select ${submissionAsJson} as submission
       from leads member join submissions submission on submission.lead_id = member.id ${submissionForms}
       where member.root_id = $1
       order by submission.received_at desc, submission.id desc limit ${maxSubmissions}`,
      [rootId],
    );
    return rows.map(({ submission }) => LeadSubmissionDto.of(submission));
  }

  /** Returns other leads that may be the same person. */
  private duplicatesOf({ id, name, company }: LeadRow): Promise<PossibleDuplicateDto[]> {
    return this.database.query(
      `with own as (
         select email_identity, phone_identity from leads member join submissions on lead_id = member.id where root_id = $1
       ), alike as (
         select lead_id as id, 'email' as reason, 1 as rank from submissions
         where email_identity in (select email_identity from own)
         union all
         select lead_id, 'phone', 2 from submissions where phone_identity in (select phone_identity from own)
         union all
         (select id, 'name', 3 from leads
          where lower(name) = lower($2) and lower(company) = lower($3) and merged_into_id is null and not is_spam
          limit ${maxDuplicates + 1})
       ), others as (
         select distinct on (root.id) root.id, root.name, root.company, root.email, reason
         from alike join leads named on named.id = alike.id join leads root on root.id = named.root_id
         where root.id <> $1 and not root.is_spam order by root.id, rank
       )
       select * from others order by id limit ${maxDuplicates}`,
      [id, name, company],
    );
  }
}
