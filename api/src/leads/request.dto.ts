import { PickType } from '@nestjs/swagger';
import type { RequestKind, RequestState } from '@portal/contracts/lead';
import { isoTime } from '../platform/database/iso-time.ts';
import { Format } from '../platform/http/field.decorators.ts';
import { LeadSummaryDto } from './list/lead-summary.dto.ts';

/** What a person asked, with who they said they are, where they came from and the spam score. */
export class LeadRequestDto extends PickType(LeadSummaryDto, [
  'company',
  'phone',
  'service',
  'page',
  'city',
  'language',
]) {
  id!: number;
  /** Null if it says none, as an e-mail of a conversation, whose sender is that of its message. */
  name!: string | null;
  kind!: RequestKind;
  /** The name of the list that it was imported with. */
  list!: string | null;
  /** `held`: likely spam that staff have not looked at. */
  state!: RequestState;
  /** The reference of the receipt. */
  reference!: string;
  @Format('date-time') receivedAt!: string;
  /** Stored with a delay, from the journal: the database did not respond in time. */
  storedInJournalFirst!: boolean;
  /** Null while it is held as spam, and if it needs no answer. */
  @Format('date-time') responseDueAt!: string | null;
  @Format('date-time') answeredAt!: string | null;
  /** Name of the staff member who answered. */
  answeredBy!: string | null;
  /** In seconds of business time. */
  responseSeconds!: number | null;
  /** When the lead was won or lost without an answer. */
  @Format('date-time') closedAt!: string | null;
  email!: string | null;
  message!: string | null;
  /**
   * The first page of the visit.
   * @example /
   */
  landing!: string | null;
  referrerHost!: string | null;
  /** The UTM values of the visit. */
  utm!: Record<string, string>;
  /** The release of the remote that served the form. */
  release!: string | null;
  /** The version of the wording that the form showed. Null if the form did not name it. */
  wordingVersion!: string | null;
  /** The wording of that version: heading, fields, button. */
  wording!: string | null;
  spamScore!: number;
  /** Why it looks like spam. */
  spamReasons!: string[];
}

/** SQL that builds a request as JSON, in the format of the DTO, from the alias `request`. */
export const requestAsJson = `jsonb_build_object(
  'id', request.id,
  'kind', request.kind,
  'list', (select imports.name from imports where imports.id = request.import_id),
  'state', request.state,
  'language', request.language,
  'reference', request.reference,
  'receivedAt', ${isoTime('request.received_at')},
  'responseDueAt', ${isoTime('request.response_due_at')},
  'answeredAt', ${isoTime('request.answered_at')},
  'answeredBy', (select users.name from users where users.id = request.answered_by),
  'responseSeconds', request.response_seconds,
  'closedAt', ${isoTime('request.closed_at')},
  'storedInJournalFirst', request.stored_in_journal_first,
  'name', request.name,
  'email', request.email,
  'company', request.company,
  'phone', request.phone,
  'service', coalesce(request.service, request.page_service),
  'message', request.message,
  'page', request.page,
  'landing', request.landing,
  'city', request.city,
  'referrerHost', request.referrer_host,
  'utm', request.utm,
  'release', request.release,
  'wordingVersion', request.wording_version,
  'wording', request.wording,
  'spamScore', request.spam_score,
  'spamReasons', jsonb_path_query_array(request.spam_reasons, '$[*].sentence'))`;
