import { Delete, Post, Query, Req } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiQuery } from '@nestjs/swagger';
import { outgoingMailLimits } from '@portal/contracts/outgoing-mail-limits';
import { cut } from '@portal/contracts/storable-text';
import { visibleLine } from '@portal/contracts/visible-text';
import type { Request } from 'express';
import { DraftAttachmentDto } from '../../leads/drafts/draft.dto.ts';
import { LeadId } from '../../leads/lead-id.decorator.ts';
import { PathId, PathUuid } from '../../platform/http/id.decorators.ts';
import { Creates, ReturnsNothing } from '../../platform/openapi/returns.decorator.ts';
import { AllowsEarlierSignIn, DeskController } from '../../staff/auth/access.decorators.ts';
import { CurrentStaff, type StaffMember } from '../../staff/auth/current-staff.decorator.ts';
import { DraftAttachments } from './draft-attachments.service.ts';

const maxName = 255;

const DraftId = PathUuid('There is no such draft.', 'draftId');
const AttachmentId = PathId('There is no such file.', 'attachmentId');

@AllowsEarlierSignIn('Own texts that are not sent yet: they change nothing of others.')
@DeskController('admin/leads/:id/drafts/:draftId/attachments', 'Drafts', 'agent')
export class DraftAttachmentsController {
  constructor(private readonly attachments: DraftAttachments) {}

  @ApiQuery({ name: 'name', schema: { type: 'string', maxLength: maxName }, example: 'plan.pdf' })
  @ApiConsumes('application/octet-stream')
  @ApiBody({ schema: { type: 'string', format: 'binary' } })
  @Creates(
    DraftAttachmentDto,
    'Add a file to a reply',
    `The draft must be stored. At most ${outgoingMailLimits.files} files with ${outgoingMailLimits.fileBytes} bytes together.`,
  )
  @Post()
  add(
    @LeadId id: number,
    @DraftId draft: string,
    @Query('name') name: string | undefined,
    @CurrentStaff() { userId }: StaffMember,
    @Req() request: Request,
  ): Promise<DraftAttachmentDto> {
    const file = cut(visibleLine(String(name ?? '')), maxName) || 'attachment';
    return this.attachments.add({ userId, leadId: id, draftId: draft }, file, request);
  }

  @ReturnsNothing(
    'The file is not part of the reply any more.',
    'Remove a file from a reply',
    'Succeeds even if it does not exist.',
  )
  @Delete(':attachmentId')
  remove(
    @LeadId id: number,
    @DraftId draft: string,
    @AttachmentId attachment: number,
    @CurrentStaff() { userId }: StaffMember,
  ): Promise<void> {
    return this.attachments.remove({ userId, leadId: id, draftId: draft }, attachment);
  }
}
