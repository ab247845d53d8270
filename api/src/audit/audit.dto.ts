import { ApiProperty } from '@nestjs/swagger';
import { type AuditKind, auditKinds } from '../platform/audit/audit-event.ts';
import { PageDto } from '../platform/http/page.ts';

export class AuditPersonDto {
  @ApiProperty({
    type: 'integer',
    nullable: true,
    example: 7,
    description: 'Null for `operator`, `system` and `visitor`.',
  })
  id!: number | null;

  @ApiProperty({ example: 'ada@lumenward.example', description: 'The email at that time.' })
  email!: string;
}

export class AuditEventDto {
  @ApiProperty({ example: 42 })
  id!: number;

  @ApiProperty({ format: 'date-time', example: '2026-11-20T15:04:05.000Z' })
  at!: string;

  @ApiProperty({ enum: auditKinds, enumName: 'AuditKind', example: 'role-changed' })
  kind!: AuditKind;

  @ApiProperty({ type: AuditPersonDto })
  actor!: AuditPersonDto;

  @ApiProperty({ type: AuditPersonDto, nullable: true, description: 'The staff member that it was done to.' })
  subject!: AuditPersonDto | null;

  @ApiProperty({
    type: String,
    nullable: true,
    example: '203.0.113.7',
    description: 'Client address or IPv6 network; after AUDIT_ADDRESS_DAYS only the wider network, as 203.0.113.0/24.',
  })
  network!: string | null;

  @ApiProperty({ type: 'object', additionalProperties: true, example: { from: 'viewer', to: 'agent' } })
  data!: Record<string, unknown>;

  static of({ id, at, ...row }: AuditRow): AuditEventDto {
    return { ...row, id: Number(id), at: at.toISOString() };
  }
}

export type AuditRow = Omit<AuditEventDto, 'id' | 'at'> & { id: string; at: Date };

export class AuditPageDto extends PageDto(AuditEventDto) {}
