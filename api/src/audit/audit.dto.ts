import { ApiProperty } from '@nestjs/swagger';
import { type AuditKind, auditKinds } from '../platform/audit/audit-event.ts';
import { Format } from '../platform/http/field.decorators.ts';
import { PageDto } from '../platform/http/page.ts';

export class AuditPersonDto {
  /** Null for `operator`, `system` and `visitor`. */
  id!: number | null;
  /** The email at that time. */
  email!: string;
}

export class AuditEventDto {
  id!: number;
  @Format('date-time') at!: string;
  @ApiProperty({ enum: auditKinds, enumName: 'AuditKind' })
  kind!: AuditKind;
  actor!: AuditPersonDto;
  /** The staff member that it was done to. */
  subject!: AuditPersonDto | null;
  /** Client address or IPv6 network; after AUDIT_ADDRESS_DAYS only the wider network, as 203.0.113.0/24. */
  network!: string | null;
  data!: Record<string, unknown>;
  /** Of leads in `data` that are still stored, by id. */
  leadNames!: Record<string, string>;
}

export class AuditPageDto extends PageDto(AuditEventDto) {}
