import { ApiProperty } from '@nestjs/swagger';

export class HealthDto {
  status!: 'ok' | 'error';
  /** Sent only to clients on the same host. */
  @ApiProperty({ type: 'object', additionalProperties: { type: 'object', additionalProperties: true } })
  details?: Record<string, object>;
}
