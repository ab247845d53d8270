import { BadRequestException, Get, Query as QueryString } from '@nestjs/common';
import { ApiQuery } from '@nestjs/swagger';
import { auditKinds } from '../platform/audit/audit-event.ts';
import { QueryId } from '../platform/http/id.decorators.ts';
import { Before } from '../platform/http/page.ts';
import { choiceOf, type Query, textOf } from '../platform/http/query-parameters.ts';
import { Returns } from '../platform/openapi/returns.decorator.ts';
import { DeskController } from '../staff/auth/access.decorators.ts';
import { AuditPageDto } from './audit.dto.ts';
import { AuditService } from './audit.service.ts';

const time = { type: 'string', format: 'date-time' } as const;

@DeskController('admin/audit', 'Audit', 'manager')
export class AuditController {
  constructor(private readonly audit: AuditService) {}

  @ApiQuery({ name: 'kind', required: false, enum: auditKinds, enumName: 'AuditKind' })
  @ApiQuery({ name: 'since', required: false, schema: time })
  @ApiQuery({ name: 'until', required: false, schema: time, description: 'Exclusive.' })
  @Returns(AuditPageDto, 'List the audit log, newest first', 'Fifty events per page.')
  @Get()
  list(
    @QueryString() query: Query,
    @QueryId('person', 'Id of a staff member, as actor or subject.', 'person must be the id of a staff member.')
    person?: number,
    @Before('before must be the id of an event.') before?: number,
  ): Promise<AuditPageDto> {
    return this.audit.list({
      person,
      kind: choiceOf(query, 'kind', auditKinds),
      since: timeOf(query, 'since'),
      until: timeOf(query, 'until'),
      before,
    });
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
