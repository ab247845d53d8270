import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { AuditKind } from '../platform/audit/audit-event.ts';
import { isoTime } from '../platform/database/iso-time.ts';
import { pageOf, pageRows } from '../platform/http/page.ts';
import type { AuditEventDto, AuditPageDto } from './audit.dto.ts';

export interface AuditFilter {
  /** As actor or subject. */
  person?: number;
  kind?: AuditKind;
  since?: Date;
  until?: Date;
  /** Only events with a smaller id. */
  before?: number;
}

@Injectable()
export class AuditService {
  constructor(private readonly database: DataSource) {}

  /** Returns a page of events, newest first. */
  async list({ person, kind, since, until, before }: AuditFilter): Promise<AuditPageDto> {
    const rows: AuditEventDto[] = await this.database.query(
      `select id::float as id, ${isoTime('at')} as at, kind, jsonb_build_object('id', actor_id, 'email', actor) as actor,
              case when subject is not null then jsonb_build_object('id', subject_id, 'email', subject) end as subject,
              coalesce(address, network) as network, data,
              (select coalesce(jsonb_object_agg(id, name), '{}') from leads
               where id in ((data ->> 'leadId')::integer, (data ->> 'intoId')::integer)) as "leadNames"
       from audit_events left join audit_addresses on event_id = id
       where ($1::integer is null or actor_id = $1 or subject_id = $1) and ($2::text is null or kind = $2)
         and ($3::timestamptz is null or at >= $3) and ($4::timestamptz is null or at < $4)
         and ($5::bigint is null or id < $5)
       order by audit_events.id desc limit ${pageRows}`,
      [person, kind, since, until, before],
    );
    return pageOf(rows);
  }
}
