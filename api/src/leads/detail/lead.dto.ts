import { ApiProperty, PickType } from '@nestjs/swagger';
import { CompanyLeadsDto } from '../company/company-leads.dto.ts';
import { LeadDetailsDto } from '../details/lead-details.dto.ts';
import { LeadSummaryDto, PersonDto } from '../list/lead-summary.dto.ts';
import { AttachmentDto } from '../message.dto.ts';
import { LeadRequestDto } from '../request.dto.ts';
import { TimelineEntryDto } from '../timeline/timeline.dto.ts';
import { SiteVisitDto } from '../visits/site-visit.dto.ts';

const duplicateReasons = ['email', 'phone', 'name', 'subject'] as const;

class LeadFileDto extends PickType(AttachmentDto, ['name', 'mimeType', 'size']) {
  @ApiProperty({ example: 12, description: 'For `GET /api/admin/messages/{id}/attachments/{part}`.' })
  messageId!: number;

  @ApiProperty({
    type: Number,
    nullable: true,
    example: 0,
    description: 'Null: the whole e-mail (`GET /api/admin/messages/{id}/raw`), whose files could not be read.',
  })
  part!: number | null;

  @ApiProperty({ example: false, description: 'The e-mail is not in the folder of e-mails any more.' })
  isMissing!: boolean;

  @ApiProperty({ enum: ['in', 'out'] })
  direction!: 'in' | 'out';

  @ApiProperty({ example: 'Re: Your request', description: 'Of the e-mail.' })
  subject!: string;

  @ApiProperty({ format: 'date-time', example: '2026-06-01T15:04:05.678Z' })
  at!: string;
}

export class PossibleDuplicateDto extends PickType(LeadSummaryDto, ['id', 'name', 'company', 'email']) {
  @ApiProperty({
    enum: duplicateReasons,
    description:
      'What they have in common. `name`: name and company. `subject`: emails with one subject, and an address, within 30 days.',
  })
  reason!: (typeof duplicateReasons)[number];
}

/** Whom an answer goes to, unless staff change it. */
export class AnswerDto {
  @ApiProperty({ type: [String], example: ['ada@example.com'], description: 'Empty if no address is known.' })
  to!: string[];

  @ApiProperty({ type: [String], example: ['architect@example.com'], description: 'Who else was on the last mail.' })
  cc!: string[];

  @ApiProperty({ example: 'Re: Your request' })
  subject!: string;

  @ApiProperty({ type: Number, nullable: true, example: 12, description: 'The last e-mail. Null: a form, or nothing.' })
  answersMessageId!: number | null;
}

/** A lead with all it is known of, its requests and timeline. */
export class LeadDto extends LeadSummaryDto {
  @ApiProperty({
    type: LeadDetailsDto,
    description:
      'All values of the contact data: of requests in the inbox (of spam: of all), and added ones. The shown one is first.',
  })
  details!: LeadDetailsDto;

  @ApiProperty({ example: false, description: 'The owner was chosen by the rule of assignment.' })
  isAssignedByRule!: boolean;

  @ApiProperty({
    example: false,
    description: 'You have an unread notification about it. Its read mark marks that too.',
  })
  hasUnreadNotification!: boolean;

  @ApiProperty({ type: [PersonDto], description: 'Leads that have been merged into this one.' })
  mergedLeads!: PersonDto[];

  @ApiProperty({ type: [LeadRequestDto], description: 'The requests, newest first, at most 50.' })
  requests!: LeadRequestDto[];

  @ApiProperty({
    type: [PossibleDuplicateDto],
    description:
      'At most five leads with the same email address, phone number, name and company, or subject of emails. Each lists the other.',
  })
  possibleDuplicates!: PossibleDuplicateDto[];

  @ApiProperty({
    type: [LeadFileDto],
    description: 'The files of e-mails that people wrote, newest first, at most 100.',
  })
  files!: LeadFileDto[];

  @ApiProperty({ type: [SiteVisitDto], description: 'Its site visits, the latest first, at most 20.' })
  visits!: SiteVisitDto[];

  @ApiProperty({ type: AnswerDto })
  answer!: AnswerDto;

  @ApiProperty({ type: CompanyLeadsDto, nullable: true, description: 'Null if no other lead is of this company.' })
  companyLeads!: CompanyLeadsDto | null;

  @ApiProperty({ type: [TimelineEntryDto], description: 'The latest 50 entries, with the e-mails.' })
  timeline!: TimelineEntryDto[];

  @ApiProperty({ type: String, nullable: true, example: null, description: 'For GET /api/admin/leads/{id}/timeline.' })
  timelineCursor!: string | null;
}
