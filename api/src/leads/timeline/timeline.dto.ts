import { OmitType, PickType } from '@nestjs/swagger';
import type { ContactChannel, ContactOutcome, DeliveryState, LeadEventKind, LeadStatus } from '@portal/contracts/lead';
import { Format } from '../../platform/http/field.decorators.ts';
import { CursorDto } from '../../platform/http/page.ts';
import { DeliveryDto } from '../deliveries/delivery.dto.ts';
import { DetailChangeDto } from '../details/lead-details.dto.ts';
import { LeadOutcomeDto, NextStepDto, PersonDto } from '../list/lead-summary.dto.ts';
import { MessageDto } from '../message.dto.ts';
import { LeadRequestDto } from '../request.dto.ts';
import { VisitNewsDto } from '../visits/site-visit.dto.ts';

export class StatusChangeDto {
  from!: LeadStatus;
  to!: LeadStatus;
}

export class OutcomeNewsDto extends OmitType(LeadOutcomeDto, ['closedOn']) {
  @Format('date') closedOn!: string | null;
}

/** What staff expect of an open lead. */
export class ExpectedNewsDto {
  /** In US dollars. */
  value!: number | null;
  /** @example 2026-12 */
  month!: string | null;
}

export class OwnerChangeDto {
  from!: PersonDto | null;
  to!: PersonDto | null;
  /** Chosen by the rule of assignment. */
  isByRule!: boolean;
}

export class StepChangeDto {
  from!: NextStepDto | null;
  to!: NextStepDto | null;
  /** Whether the earlier one was completed. */
  isDone!: boolean;
}

export class SnoozeChangeDto {
  /** Null when the snooze has ended. */
  @Format('date-time') until!: string | null;
}

/** For `GET /api/admin/messages/{id}/attachments/{part}`. */
export class QuoteFileNewsDto {
  messageId!: number;
  part!: number;
  name!: string;
}

/** A logged contact. Its note is the note of the entry. */
export class ContactNewsDto {
  channel!: ContactChannel;
  outcome!: ContactOutcome | null;
  /** The sent e-mail that it stands for, which has an entry of its own. */
  messageId!: number | null;
  /** When it was, if it was logged later. */
  @Format('date-time') at!: string | null;
  /** Of a quote, in US dollars. */
  value!: number | null;
  /** Of a quote. */
  file!: QuoteFileNewsDto | null;
}

export class DeliveryNewsDto extends PickType(DeliveryDto, ['id', 'channel', 'recipient', 'attempts', 'lastError']) {
  /** State after the event. */
  state!: DeliveryState;
  currentState!: DeliveryState;
}

/** An event of a lead. `kind` determines which of the details are set. */
export class TimelineEntryDto {
  id!: number;
  kind!: LeadEventKind;
  @Format('date-time') at!: string;
  /** Null for automatic events. */
  actor!: PersonDto | null;
  /** The action, for undo. */
  @Format('uuid') batchId!: string | null;
  /** Whether the action can be undone, unless something has changed since. */
  isUndoable!: boolean;
  /** For `undone`: the kind of the event. */
  undoneKind!: LeadEventKind | null;
  /** As they were made: the entry of an undo has them too. */
  details!: DetailChangeDto[];
  request!: LeadRequestDto | null;
  /** Of `submitted` (the request came by e-mail), `message` and `undelivered`. */
  message!: MessageDto | null;
  status!: StatusChangeDto | null;
  /** What the event has set of the outcome. */
  outcome!: OutcomeNewsDto | null;
  expected!: ExpectedNewsDto | null;
  owner!: OwnerChangeDto | null;
  /** Steps that were typed for a lead that has been separated since are null. */
  step!: StepChangeDto | null;
  snooze!: SnoozeChangeDto | null;
  note!: string | null;
  /** Colleagues who are mentioned in the note, as `@name`. */
  mentions!: PersonDto[];
  contact!: ContactNewsDto | null;
  /** Of `visit`, and of a `message` that is an invitation or its answer. */
  visit!: VisitNewsDto | null;
  /** The lead that was merged or separated, or the other lead of the move of an e-mail. */
  lead!: PersonDto | null;
  /** Whether an e-mail was moved from `lead` to this one. */
  isArrival!: boolean;
  delivery!: DeliveryNewsDto | null;
}

export class TimelineDto extends CursorDto {
  /** Newest first. */
  items!: TimelineEntryDto[];
}
