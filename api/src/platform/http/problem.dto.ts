import { ApiProperty } from '@nestjs/swagger';
import { Format } from './field.decorators.ts';

/** A message that was sent with the same draft as the rejected one. */
export class EarlierMessageDto {
  id!: number;
  to!: string[];
  cc!: string[];
  subject!: string;
  /** Until then it can be taken back. */
  @Format('date-time') sendAt!: string;
  state!: string;
}

/** Problem details (RFC 9457). */
export class ProblemDetailsDto {
  /** @example about:blank */
  type!: string;
  title!: string;
  status!: number;
  /** One sentence that the user can act on. */
  detail!: string;
  /** One message per invalid field. */
  @ApiProperty({ type: 'object', additionalProperties: { type: 'string' } })
  fields?: Readonly<Record<string, string>>;
  /** The entries of the timeline because of which a message was not sent (409). */
  newEntryIds?: number[];
  /** The message that was sent with the same draft, but with another body (409). */
  earlierMessage?: EarlierMessageDto;
  /** What speaks against the request, which can be confirmed (409). */
  warnings?: string[];
}
