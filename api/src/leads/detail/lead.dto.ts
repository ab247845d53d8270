import { PickType } from '@nestjs/swagger';
import { Format } from '../../platform/http/field.decorators.ts';
import { CompanyLeadsDto } from '../company/company-leads.dto.ts';
import { LeadDetailsDto } from '../details/lead-details.dto.ts';
import { LeadSummaryDto, PersonDto } from '../list/lead-summary.dto.ts';
import { AttachmentDto } from '../message.dto.ts';
import { LeadRequestDto } from '../request.dto.ts';
import { TimelineEntryDto } from '../timeline/timeline.dto.ts';
import { SiteVisitDto } from '../visits/site-visit.dto.ts';

export class LeadFileDto extends PickType(AttachmentDto, ['name', 'mimeType', 'size']) {
  /** For `GET /api/admin/messages/{id}/attachments/{part}`. */
  messageId!: number;
  /** Null: the whole e-mail (`GET /api/admin/messages/{id}/raw`), whose files could not be read. */
  part!: number | null;
  /** The e-mail is not in the folder of e-mails any more. */
  isMissing!: boolean;
  direction!: 'in' | 'out';
  /** Of the e-mail. */
  subject!: string;
  @Format('date-time') at!: string;
}

export class PossibleDuplicateDto extends PickType(LeadSummaryDto, ['id', 'name', 'company', 'email']) {
  /**
   * What they have in common. `name`: name and company. `subject`: emails with one subject, and an address, within
   * 30 days.
   */
  reason!: 'email' | 'phone' | 'name' | 'subject';
}

/** Whom an answer goes to, unless staff change it. */
export class AnswerDto {
  /** Empty if no address is known. */
  to!: string[];
  /** Who else was on the last mail. */
  cc!: string[];
  subject!: string;
  /** The last e-mail. Null: a form, or nothing. */
  answersMessageId!: number | null;
}

export class LeadDto extends LeadSummaryDto {
  /** All values of the contact data: of requests in the inbox (of spam: of all), and added ones. The shown one is first. */
  details!: LeadDetailsDto;
  /** The owner was chosen by the rule of assignment. */
  isAssignedByRule!: boolean;
  /**
   * You have an unread notification about it. Its read mark marks that too.
   * @example false
   */
  hasUnreadNotification!: boolean;
  mergedLeads!: PersonDto[];
  /** The requests, newest first, at most 50. */
  requests!: LeadRequestDto[];
  /**
   * At most five leads with the same email address, phone number, name and company, or subject of emails. Each lists
   * the other.
   */
  possibleDuplicates!: PossibleDuplicateDto[];
  /** The files of e-mails that people wrote, newest first, at most 100. */
  files!: LeadFileDto[];
  /** Its site visits, the latest first, at most 20. */
  visits!: SiteVisitDto[];
  answer!: AnswerDto;
  /** Null if no other lead is of this company. */
  companyLeads!: CompanyLeadsDto | null;
  /** The latest 50 entries, with the e-mails. */
  timeline!: TimelineEntryDto[];
  /** For GET /api/admin/leads/{id}/timeline. */
  timelineCursor!: string | null;
}
