import { Injectable, NotFoundException } from '@nestjs/common';
import { firstSubject } from '@portal/contracts/first-mail';
import type { DetailField } from '@portal/contracts/lead';
import { DataSource } from 'typeorm';
import { emailIdentity } from '../../intake/submission/lead-identity.ts';
import { MailFiles } from '../../mail/receiving/mail-files.service.ts';
import { isoTime } from '../../platform/database/iso-time.ts';
import { Env } from '../../platform/env/env.ts';
import { findCompanyLeads } from '../company/company-leads.ts';
import type { DetailValueDto, LeadDetailsDto } from '../details/lead-details.dto.ts';
import { type LeadRow, LeadSummaryDto, leadRows } from '../list/lead-summary.dto.ts';
import { type LeadRequestDto, requestAsJson } from '../request.dto.ts';
import { TimelineService } from '../timeline/timeline.service.ts';
import { visitAsJson } from '../visits/site-visit.dto.ts';
import { isCurrent } from '../visits/visit-terms.ts';
import { suggestAnswer } from './answer.ts';
import { findDuplicates } from './duplicates.ts';
import type { AnswerDto, LeadDto, PossibleDuplicateDto } from './lead.dto.ts';

const maxRequests = 50;
const maxMerged = 100;
const maxFiles = 100;
const maxVisits = 20;

interface FoundRoot {
  rootId: number;
  isAssignedByRule: boolean;
  hasUnreadNotification: boolean;
}

type FileRow = Omit<LeadDto['files'][number], 'isMissing'> & { digest: string };

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
    private readonly mailFiles: MailFiles,
    private readonly env: Env,
  ) {}

  /** Returns the root of the lead's merge tree. */
  async rootOf(id: number): Promise<number> {
    return (await this.findRoot(id, null)).rootId;
  }

  async show(id: number, readerId: number): Promise<LeadDto> {
    const { rootId, isAssignedByRule, hasUnreadNotification } = await this.findRoot(id, readerId);
    const [row]: LeadRow[] = await this.database.query(leadRows, [[rootId], readerId]);
    if (!row) throw new NotFoundException(`There is no lead ${id}.`);
    const details = await this.detailsOf(rootId);
    const { items, nextCursor } = await this.timelines.of(rootId);

    return {
      ...LeadSummaryDto.of(row),
      details: groupDetails(details),
      ...(await this.membersFilesAndVisitsOf(rootId)),
      isAssignedByRule: row.owner !== null && isAssignedByRule,
      hasUnreadNotification,
      requests: await this.requestsOf(rootId),
      possibleDuplicates: await this.duplicatesOf(row, details),
      answer: await this.answerTo(row, details),
      companyLeads: await findCompanyLeads(this.database.manager, row),
      timeline: items,
      timelineCursor: nextCursor,
    };
  }

  private async findRoot(id: number, readerId: number | null): Promise<FoundRoot> {
    const [root]: FoundRoot[] = await this.database.query(
      `select root_id as "rootId", is_assigned_by_rule(root_id) as "isAssignedByRule", exists (
         select from staff_notifications
         where lead_id = any(array(select id from leads member where member.root_id = leads.root_id))
           and user_id = $2 and read_at is null) as "hasUnreadNotification"
       from leads where id = $1`,
      [id, readerId],
    );
    if (!root) throw new NotFoundException(`There is no lead ${id}.`);
    return root;
  }

  /** Returns the values of all fields, of each the one that is shown first. */
  private detailsOf(rootId: number): Promise<DetailRow[]> {
    return this.database.query(
      `select field, identity, jsonb_build_object(
                'value', value, 'isPreferred', not is_hidden and place = 1, 'isAdded', is_added, 'isHidden', is_hidden,
                'preferredAt', ${isoTime('preferred_at')},
                'requestIds', request_ids, 'bouncedAt', case when field = 'email' then ${bouncedAt} end) as detail
       from leads lead cross join lateral details_of(lead) as known where lead.id = $1 order by place`,
      [rootId],
    );
  }

  private async membersFilesAndVisitsOf(rootId: number): Promise<Pick<LeadDto, 'mergedLeads' | 'files' | 'visits'>> {
    const [found]: (Pick<LeadDto, 'mergedLeads' | 'visits'> & { files: FileRow[] })[] = await this.database.query(
      `select
         array(
           select jsonb_build_object('id', id, 'name', name) from leads
           where root_id = $1 and id <> $1 order by id limit ${maxMerged}) as "mergedLeads",
         array(
           select jsonb_build_object(
             'messageId', message.id, 'direction', direction, 'part', part, 'name', file.name, 'mimeType', mime_type, 'size', size,
             'subject', subject, 'at', ${isoTime('received_at')},
             'digest', encode(raw_digest, 'hex'))
           from leads member
           join messages message on message.lead_id = member.id
           cross join lateral (
             select part, name, mime_type, size from message_attachments where message_id = message.id and not is_inline
             union all
             select null, 'message-' || message.id || '.eml', 'message/rfc822', raw_size where problem is not null
           ) as file
           where member.root_id = $1 and message.kind in ('message', 'bulk')
           order by message.id desc, part limit ${maxFiles}) as files,
         array(
           select ${visitAsJson} from leads member join site_visits visit on visit.lead_id = member.id
           where member.root_id = $1 and ${isCurrent('visit')}
           order by starts_at desc, visit.id desc limit ${maxVisits}) as visits`,
      [rootId],
    );
    const { mergedLeads = [], files = [], visits = [] } = found ?? {};
    const missing = await this.mailFiles.findMissing(files.map(({ digest }) => digest));
    return {
      mergedLeads,
      files: files.map(({ digest, ...file }) => ({ ...file, isMissing: missing.has(digest) })),
      visits,
    };
  }

  private async requestsOf(rootId: number): Promise<LeadRequestDto[]> {
    const rows: { request: LeadRequestDto }[] = await this.database.query(
      `select ${requestAsJson} as request
       from leads member join requests request on request.lead_id = member.id
       where member.root_id = $1
       order by request.received_at desc, request.id desc limit ${maxRequests}`,
      [rootId],
    );
    return rows.map(({ request }) => request);
  }

  private answerTo({ id, language }: LeadRow, details: DetailRow[]): Promise<AnswerDto> {
    const { mailboxAddress, mailFrom, company } = this.env;
    const emails = details.filter(({ field }) => field === 'email');
    return suggestAnswer(this.database.manager, id, {
      own: [mailboxAddress, mailFrom, company.email].map(emailIdentity),
      reachable: emails.flatMap(({ detail }) => (detail.isHidden || detail.bouncedAt ? [] : detail.value)),
      bounced: emails.flatMap(({ identity, detail }) => (detail.bouncedAt ? identity : [])),
      firstSubject: firstSubject(company.name, language),
    });
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

/**
 * SQL for when a mail of ours last did not reach the address `known.identity`. A mail that came from the address later shows that it
 * works.
 */
const bouncedAt = `(
  select ${isoTime('max(bounce.at)')}
  from (
    select (recipient ->> 'at')::timestamptz as at
    from leads member join messages sent on sent.lead_id = member.id
    cross join lateral jsonb_array_elements(sent.report -> 'recipients') as recipient
    where member.root_id = $1 and sent.direction = 'out' and lower(recipient ->> 'address') = known.identity
    union all
    select bounced_at from leads member join deliveries on lead_id = member.id
    where member.root_id = $1 and bounced_at is not null and lower(recipient) = known.identity
  ) as bounce
  where not exists (
    select from leads later join messages answer on answer.lead_id = later.id
    where later.root_id = $1 and answer.received_at > bounce.at and answer.direction = 'in' and answer.kind = 'message'
      and lower(answer.from_address) = known.identity))`;

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
