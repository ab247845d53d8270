import { Injectable, NotFoundException } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { phoneIdentity } from '../../intake/submission/lead-identity.ts';
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

  async show(id: number): Promise<LeadDto> {
    const rootId = await this.rootOf(id);
    const [row]: LeadRow[] = await this.database.query(leadRows('$1'), [[rootId]]);
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
  private duplicatesOf({ id, name, company, phone }: LeadRow): Promise<PossibleDuplicateDto[]> {
    return this.database.query(
      `with alike as (
         select holder.root_id as id from lead_identities
         join leads holder on holder.id = lead_identities.lead_id
         where kind = 'phone' and value = $2
         union
         (select id from leads
          where lower(name) = lower($3) and lower(company) = lower($4) and merged_into_id is null and not is_spam
          limit ${maxDuplicates + 1})
       )
       select leads.id, name, company, email from alike join leads using (id)
       where leads.id <> $1 order by leads.id limit ${maxDuplicates}`,
      [id, phoneIdentity(phone), name, company],
    );
  }
}
