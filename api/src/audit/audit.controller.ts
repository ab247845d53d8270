import { BadRequestException, Get, Query as QueryString } from '@nestjs/common';
import { ApiQuery } from '@nestjs/swagger';
import { DataSource } from 'typeorm';
import { auditKinds } from '../platform/audit/audit-event.ts';
import { isoTime } from '../platform/database/iso-time.ts';
import { QueryId } from '../platform/http/id.decorators.ts';
import { Before, pageOf, pageRows } from '../platform/http/page.ts';
import { choiceOf, type Query, textOf } from '../platform/http/query-parameters.ts';
import { Returns } from '../platform/openapi/returns.decorator.ts';
import { DeskController } from '../staff/auth/access.decorators.ts';
import { type AuditEventDto, AuditPageDto } from './audit.dto.ts';

const time = { type: 'string', format: 'date-time' } as const;

@DeskController('admin/audit', 'Audit', 'manager')
export class AuditController {
  constructor(private readonly database: DataSource) {}

  @ApiQuery({ name: 'kind', required: false, enum: auditKinds, enumName: 'AuditKind' })
  @ApiQuery({ name: 'since', required: false, schema: time })
  @ApiQuery({ name: 'until', required: false, schema: time, description: 'Exclusive.' })
  @Returns(AuditPageDto, 'List the audit log, newest first', 'Fifty events per page.')
  @Get()
  async list(
    @QueryString() query: Query,
    @QueryId('person', 'Id of a staff member, as actor or subject.', 'person must be the id of a staff member.')
    person?: number,
    @Before('before must be the id of an event.') before?: number,
  ): Promise<AuditPageDto> {
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
      [person, choiceOf(query, 'kind', auditKinds), timeOf(query, 'since'), timeOf(query, 'until'), before],
    );
    return pageOf(rows);
  }
}

function timeOf(query: Query, name: string): Date | undefined {
  const value = textOf(query, name);
  if (value === undefined) return undefined;
  const isTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,6})?)?(Z|[+-]\d\d:\d\d)$/.test(value);
  if (!isTime || Number.isNaN(Date.parse(value)))
    throw new BadRequestException(`${name} must be a time like 2026-06-30T08:00:00Z.`);
  return new Date(value);
}
