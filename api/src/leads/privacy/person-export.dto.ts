import { ApiProperty, OmitType, PickType } from '@nestjs/swagger';
import type { DetailField, LeadEventKind } from '@portal/contracts/lead';
import { Format } from '../../platform/openapi/format.decorator.ts';
import { DeliveryDto } from '../deliveries/delivery.dto.ts';
import { DraftDto } from '../drafts/draft.dto.ts';
import { LeadSummaryDto, NextStepDto } from '../list/lead-summary.dto.ts';
import { LeadRequestDto } from '../request.dto.ts';
import { SiteVisitDto } from '../visits/site-visit.dto.ts';

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
  'value',
  'expectedMonth',
  'outcome',
  'isSpam',
  'createdAt',
  'lastActivityAt',
]) {
  /** The lead that it was merged into. */
  mergedIntoId!: number | null;
}

/** A request with the form's own id and the canonical forms of address and phone number, which find possible duplicates. */
export class ExportedRequestDto extends LeadRequestDto {
  leadId!: number;
  /** Recognizes a form that is sent twice. */
  @Format('uuid') submissionId!: string;
  emailIdentity!: string | null;
  phoneIdentity!: string | null;
}

/** What staff have corrected: a value that they have typed, or a mark about one of a request. */
export class ExportedDetailDto {
  leadId!: number;
  field!: DetailField;
  value!: string;
  isAdded!: boolean;
  isHidden!: boolean;
  @Format('date-time') preferredAt!: string | null;
}

export class ExportedEventDto {
  leadId!: number;
  @Format('date-time') at!: string;
  kind!: LeadEventKind;
  /** Whether a staff member did it. */
  isByStaff!: boolean;
  /** The text of a note, and values before and after a change. */
  data!: Record<string, unknown>;
}

export class ExportedDeliveryDto extends OmitType(DeliveryDto, ['id', 'leadId', 'leadName', 'reference']) {
  leadId!: number;
}

export class ExportedDraftDto extends PickType(DraftDto, ['kind', 'text', 'fields', 'updatedAt']) {
  leadId!: number;
  /** Names of the files. */
  attachments!: string[];
}

export class ExportedStepDto extends PickType(NextStepDto, ['text', 'due']) {
  leadId!: number;
}

export class ExportedMessageDto {
  leadId!: number;
  direction!: 'in' | 'out';
  /** When our mail server got it. */
  @Format('date-time') receivedAt!: string;
  from!: string | null;
  /** Can be empty. */
  fromName!: string;
  /** Also those in Cc. */
  recipients!: string[];
  subject!: string;
  text!: string;
  /** Names of the attachments. */
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
  @Format('date-time') exportedAt!: string;
  addresses!: string[];
  leads!: ExportedLeadDto[];
  /** What the person has asked: forms with their wording, and other requests. */
  requests!: ExportedRequestDto[];
  /** Corrections of contact details. */
  details!: ExportedDetailDto[];
  /** Timelines with notes. */
  events!: ExportedEventDto[];
  /** Notes that staff have typed and not saved. */
  drafts!: ExportedDraftDto[];
  /** Next steps, also those that are done. */
  nextSteps!: ExportedStepDto[];
  /** E-mails and webhooks about the requests. */
  deliveries!: ExportedDeliveryDto[];
  /** E-mails of conversations. */
  messages!: ExportedMessageDto[];
  /** E-mails of other people, or to other people only, in these conversations, which are not included. */
  messagesOfOthers!: number;
  /** Site visits, each time that they were changed. */
  visits!: ExportedVisitDto[];
  /** Rows of imported lists that wait or were rejected. */
  @ApiProperty({ type: 'array', items: { type: 'object', additionalProperties: true } })
  importRows!: object[];
  /** What staff have typed of a new lead, or in another form, and not saved. */
  newLeadDrafts!: string[];
  /** Forms that wait for the database, as the journal of the API has them. */
  @ApiProperty({ type: 'array', items: { type: 'object', additionalProperties: true } })
  waitingRequests!: object[];
}
