import { ApiProperty, OmitType, PickType } from '@nestjs/swagger';
import { type DetailField, detailFields, type LeadEventKind, leadEventKinds } from '@portal/contracts/lead';
import { DeliveryDto } from '../deliveries/delivery.dto.ts';
import { DraftDto } from '../drafts/draft.dto.ts';
import { LeadSummaryDto, NextStepDto } from '../list/lead-summary.dto.ts';
import { LeadRequestDto } from '../request.dto.ts';
import { SiteVisitDto } from '../visits/site-visit.dto.ts';

const time = { format: 'date-time', example: '2026-06-01T15:04:05.678Z' } as const;
const optionalText = { type: String, nullable: true } as const;

export class ExportedLeadDto extends PickType(LeadSummaryDto, [
  'id',
  'name',
  'company',
  'email',
  'phone',
  'service',
  'city',
  'page',
  'language',
  'status',
  'outcome',
  'isSpam',
  'createdAt',
  'lastActivityAt',
]) {
  @ApiProperty({ type: Number, nullable: true, example: null, description: 'The lead that it was merged into.' })
  mergedIntoId!: number | null;
}

/** A request with the form's own id and the canonical forms of address and phone number, which find possible duplicates. */
export class ExportedRequestDto extends LeadRequestDto {
  @ApiProperty({ example: 42 })
  leadId!: number;

  @ApiProperty({ format: 'uuid', description: 'Recognizes a form that is sent twice.' })
  submissionId!: string;

  @ApiProperty({ ...optionalText, example: 'ada@example.com' })
  emailIdentity!: string | null;

  @ApiProperty({ ...optionalText, example: '+15125550199' })
  phoneIdentity!: string | null;
}

/** What staff have corrected: a value that they have typed, or a mark about one of a request. */
export class ExportedDetailDto {
  @ApiProperty({ example: 42 })
  leadId!: number;

  @ApiProperty({ enum: detailFields })
  field!: DetailField;

  @ApiProperty({ example: '512 555 0142' })
  value!: string;

  @ApiProperty({ example: true })
  isAdded!: boolean;

  @ApiProperty({ example: false })
  isHidden!: boolean;

  @ApiProperty({ ...time, type: String, nullable: true })
  preferredAt!: string | null;
}

export class ExportedEventDto {
  @ApiProperty({ example: 42 })
  leadId!: number;

  @ApiProperty(time)
  at!: string;

  @ApiProperty({ enum: leadEventKinds })
  kind!: LeadEventKind;

  @ApiProperty({ example: true, description: 'Whether a staff member did it.' })
  isByStaff!: boolean;

  @ApiProperty({
    type: 'object',
    additionalProperties: true,
    example: { text: 'Called back, wants a quote.' },
    description: 'The text of a note, and values before and after a change.',
  })
  data!: Record<string, unknown>;
}

export class ExportedDeliveryDto extends OmitType(DeliveryDto, ['id', 'leadId', 'leadName', 'reference']) {
  @ApiProperty({ example: 42 })
  leadId!: number;
}

export class ExportedDraftDto extends PickType(DraftDto, ['kind', 'text', 'fields', 'updatedAt']) {
  @ApiProperty({ example: 42 })
  leadId!: number;

  @ApiProperty({ type: [String], example: ['plan.pdf'], description: 'Names of the files.' })
  attachments!: string[];
}

export class ExportedStepDto extends PickType(NextStepDto, ['text', 'due']) {
  @ApiProperty({ example: 42 })
  leadId!: number;
}

export class ExportedMessageDto {
  @ApiProperty({ example: 42 })
  leadId!: number;

  @ApiProperty({ enum: ['in', 'out'] })
  direction!: string;

  @ApiProperty({ ...time, description: 'When our mail server got it.' })
  receivedAt!: string;

  @ApiProperty({ example: 'ada@example.com', nullable: true, type: String })
  from!: string | null;

  @ApiProperty({ example: 'Ada Byron', description: 'Can be empty.' })
  fromName!: string;

  @ApiProperty({ type: [String], example: ['info@lumenward.example'], description: 'Also those in Cc.' })
  recipients!: string[];

  @ApiProperty({ example: 'Re: Your request' })
  subject!: string;

  @ApiProperty({ example: 'Tuesday works.' })
  text!: string;

  @ApiProperty({ type: [String], example: ['plan.pdf'], description: 'Names of the attachments.' })
  attachments!: string[];
}

export class ExportedVisitDto extends PickType(SiteVisitDto, [
  'leadId',
  'startsAt',
  'minutes',
  'address',
  'note',
  'attendee',
  'isCancelled',
]) {}

/** Everything stored about a person. Described in docs/privacy.md. */
export class PersonExportDto {
  @ApiProperty(time)
  exportedAt!: string;

  @ApiProperty({ type: [String], example: ['ada@example.com'] })
  addresses!: string[];

  @ApiProperty({ type: [ExportedLeadDto] })
  leads!: ExportedLeadDto[];

  @ApiProperty({
    type: [ExportedRequestDto],
    description: 'What the person has asked: forms with their wording, and other requests.',
  })
  requests!: ExportedRequestDto[];

  @ApiProperty({ type: [ExportedDetailDto], description: 'Corrections of contact details.' })
  details!: ExportedDetailDto[];

  @ApiProperty({ type: [ExportedEventDto], description: 'Timelines with notes.' })
  events!: ExportedEventDto[];

  @ApiProperty({ type: [ExportedDraftDto], description: 'Notes that staff have typed and not saved.' })
  drafts!: ExportedDraftDto[];

  @ApiProperty({ type: [ExportedStepDto], description: 'Next steps, also those that are done.' })
  nextSteps!: ExportedStepDto[];

  @ApiProperty({ type: [ExportedDeliveryDto], description: 'E-mails and webhooks about the requests.' })
  deliveries!: ExportedDeliveryDto[];

  @ApiProperty({ type: [ExportedMessageDto], description: 'E-mails of conversations.' })
  messages!: ExportedMessageDto[];

  @ApiProperty({
    type: 'integer',
    example: 2,
    description: 'E-mails of other people, or to other people only, in these conversations, which are not included.',
  })
  messagesOfOthers!: number;

  @ApiProperty({ type: [ExportedVisitDto], description: 'Site visits, each time that they were changed.' })
  visits!: ExportedVisitDto[];

  @ApiProperty({
    type: 'array',
    items: { type: 'object', additionalProperties: true },
    example: [],
    description: 'Rows of imported lists that wait or were rejected.',
  })
  importRows!: object[];

  @ApiProperty({
    type: [String],
    example: [],
    description: 'What staff have typed of a new lead, or in another form, and not saved.',
  })
  newLeadDrafts!: string[];

  @ApiProperty({
    type: 'array',
    items: { type: 'object', additionalProperties: true },
    example: [],
    description: 'Forms that wait for the database, as the journal of the API has them.',
  })
  waitingRequests!: object[];
}
