import { Injectable, NotFoundException } from '@nestjs/common';
import type { DetailField } from '@portal/contracts/lead';
import { DataSource } from 'typeorm';
import type { DetailValueDto, LeadDetailsDto } from '../details/lead-details.dto.ts';
import { type LeadRow, LeadSummaryDto, leadRows, type PersonDto } from '../list/lead-summary.dto.ts';
import { LeadRequestDto, type RequestRow, requestAsJson } from '../request.dto.ts';
import { TimelineService } from '../timeline/timeline.service.ts';
import { findDuplicates } from './duplicates.ts';
import type { LeadDto, PossibleDuplicateDto } from './lead.dto.ts';

const maxRequests = 50;
const maxMerged = 100;

interface DetailRow {
  field: DetailField;
  identity: string;
  detail: DetailValueDto;
}

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
    const details = await this.detailsOf(rootId);
    const { items, nextCursor } = await this.timelines.of(rootId);

    return {
      ...LeadSummaryDto.of(row),
      details: groupDetails(details),
      mergedLeads: await this.mergedInto(rootId),
      requests: await this.requestsOf(rootId),
      possibleDuplicates: await this.duplicatesOf(row, details),
      timeline: items,
      timelineCursor: nextCursor,
    };
  }

  /** Returns the values of all fields, of each the one that is shown first. */
  private detailsOf(rootId: number): Promise<DetailRow[]> {
    return this.database.query(
      `select field, identity, jsonb_build_object(
                'value', value, 'isPreferred', not is_hidden and place = 1, 'isAdded', is_added, 'isHidden', is_hidden,
                'preferredAt', to_char(preferred_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
                'requestIds', request_ids) as detail
       from leads lead cross join lateral details_of(lead) where lead.id = $1 order by place`,
      [rootId],
    );
  }

  private mergedInto(rootId: number): Promise<PersonDto[]> {
    return this.database.query(
      `select id, name from leads where root_id = $1 and id <> $1 order by id limit ${maxMerged}`,
      [rootId],
    );
  }

  private async requestsOf(rootId: number): Promise<LeadRequestDto[]> {
    const rows: { request: RequestRow }[] = await this.database.query(
      `select ${requestAsJson} as request
       from leads member join requests request on request.lead_id = member.id
       where member.root_id = $1
       order by request.received_at desc, request.id desc limit ${maxRequests}`,
      [rootId],
    );
    return rows.map(({ request }) => LeadRequestDto.of(request));
  }

  /** Returns other leads that may be the same person. */
  private duplicatesOf({ id, name, company }: LeadRow, details: DetailRow[]): Promise<PossibleDuplicateDto[]> {
    const identitiesOf = (field: DetailField) =>
      details.filter((row) => row.field === field).map(({ identity }) => identity);
    return findDuplicates(this.database.manager, {
      emails: identitiesOf('email'),
      phones: identitiesOf('phone'),
      name,
      company,
      besides: id,
    });
  }
}

function groupDetails(rows: DetailRow[]): LeadDetailsDto {
  const of = (field: DetailField) => rows.filter((row) => row.field === field).map(({ detail }) => detail);
  return {
    name: of('name'),
    company: of('company'),
    email: of('email'),
    phone: of('phone'),
    service: of('service'),
    city: of('city'),
  };
}
