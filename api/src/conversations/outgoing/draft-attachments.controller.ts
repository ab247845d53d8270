import { Controller, Delete, Param, Post, Query, Req } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiOperation, ApiParam, ApiQuery, ApiTags } from '@nestjs/swagger';
import { outgoingMailLimits } from '@portal/contracts/outgoing-mail-limits';
import { visibleLine } from '@portal/contracts/visible-text';
import type { Request } from 'express';
import { DraftAttachmentDto } from '../../leads/drafts/draft.dto.ts';
import { IdPipe } from '../../platform/http/id.pipe.ts';
import { UuidPipe } from '../../platform/http/uuid.pipe.ts';
import { Creates, ReturnsNothing } from '../../platform/openapi/returns.decorator.ts';
import { AllowsEarlierSignIn } from '../../staff/auth/auth.guard.ts';
import { CurrentStaff, type StaffMember } from '../../staff/auth/current-staff.decorator.ts';
import { RequiresRole } from '../../staff/auth/requires-role.decorator.ts';
import { DraftAttachments } from './draft-attachments.service.ts';

const maxName = 255;

const leadId = new IdPipe('There is no such lead.');
const draftId = new UuidPipe('There is no such draft.');
const attachmentId = new IdPipe('There is no such file.');
const errors = {
  403: 'This needs the role agent, and yours is viewer.',
  404: 'There is no such draft.',
  409: 'This message has been sent in the meantime.',
};

@ApiTags('Drafts')
@RequiresRole('agent')
@AllowsEarlierSignIn('Own texts that are not sent yet: they change nothing of others.')
@ApiParam({ name: 'id', schema: { type: 'integer' }, example: 42 })
@ApiParam({ name: 'draftId', schema: { type: 'string', format: 'uuid' } })
@Controller('admin/leads/:id/drafts/:draftId/attachments')
export class DraftAttachmentsController {
  constructor(private readonly attachments: DraftAttachments) {}

  @ApiOperation({
    summary: 'Add a file to a reply',
    description: `The draft must be stored. At most ${outgoingMailLimits.files} files with ${outgoingMailLimits.fileBytes} bytes together.`,
  })
  @ApiQuery({ name: 'name', schema: { type: 'string', maxLength: maxName }, example: 'plan.pdf' })
  @ApiConsumes('application/octet-stream')
  @ApiBody({ schema: { type: 'string', format: 'binary' } })
  @Creates(DraftAttachmentDto, {
    ...errors,
    413: 'The files of a message can have 15 MB together.',
    415: 'Please send this as JSON (Content-Type: application/json).',
    422: 'Programs cannot be sent by email. Please send a link instead.',
  })
  @Post()
  add(
    @Param('id', leadId) id: number,
    @Param('draftId', draftId) draft: string,
    @Query('name') name: string | undefined,
    @CurrentStaff() { userId }: StaffMember,
    @Req() request: Request,
  ): Promise<DraftAttachmentDto> {
    const file = visibleLine(String(name ?? '')).slice(0, maxName) || 'attachment';
    return this.attachments.add({ userId, leadId: id, draftId: draft }, file, request);
  }

  @ApiOperation({ summary: 'Remove a file from a reply', description: 'Succeeds even if it does not exist.' })
  @ApiParam({ name: 'attachmentId', schema: { type: 'integer' }, example: 3 })
  @ReturnsNothing('The file is not part of the reply any more.', errors)
  @Delete(':attachmentId')
  remove(
    @Param('id', leadId) id: number,
    @Param('draftId', draftId) draft: string,
    @Param('attachmentId', attachmentId) attachment: number,
    @CurrentStaff() { userId }: StaffMember,
  ): Promise<void> {
    return this.attachments.remove({ userId, leadId: id, draftId: draft }, attachment);
  }
}
