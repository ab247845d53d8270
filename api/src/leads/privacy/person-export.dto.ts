import { ApiProperty } from '@nestjs/swagger';
import { Format } from '../../platform/http/field.decorators.ts';

/** Rows with the fields that the statement of the export names. */
const Rows = () => ApiProperty({ type: 'array', items: { type: 'object', additionalProperties: true } });

/** Everything stored about a person. Described in docs/privacy.md. */
export class PersonExportDto {
  @Format('date-time') exportedAt!: string;
  addresses!: string[];
  @Rows() leads!: object[];
  /** What the person has asked: forms with their wording, and other requests. */
  @Rows() requests!: object[];
  /** Corrections of contact details: a value that staff have typed, or a mark about one of a request. */
  @Rows() details!: object[];
  /** Timelines with notes, and values before and after a change. */
  @Rows() events!: object[];
  /** Notes that staff have typed and not saved. */
  @Rows() drafts!: object[];
  /** Next steps, also those that are done. */
  @Rows() nextSteps!: object[];
  /** E-mails and webhooks about the requests. */
  @Rows() deliveries!: object[];
  /** E-mails of conversations. */
  @Rows() messages!: object[];
  /** E-mails of other people, or to other people only, in these conversations, which are not included. */
  messagesOfOthers!: number;
  /** Site visits, each time that they were changed. */
  @Rows() visits!: object[];
  /** Rows of imported lists that wait or were rejected. */
  @Rows() importRows!: object[];
  /** What staff have typed of a new lead, or in another form, and not saved. */
  newLeadDrafts!: string[];
  /** Forms that wait for the database, as the journal of the API has them. */
  @Rows() waitingRequests!: object[];
}
