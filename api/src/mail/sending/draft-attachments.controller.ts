import { randomBytes } from 'node:crypto';
import {
  ConflictException,
  Delete,
  NotFoundException,
  PayloadTooLargeException,
  Post,
  Query,
  Req,
  UnprocessableEntityException,
} from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiQuery } from '@nestjs/swagger';
import { outgoingMailLimits } from '@portal/contracts/outgoing-mail-limits';
import { isProgram } from '@portal/contracts/program-types';
import { cut } from '@portal/contracts/storable-text';
import { visibleLine } from '@portal/contracts/visible-text';
import type { Request } from 'express';
import { DataSource, type EntityManager } from 'typeorm';
import { DraftAttachmentDto } from '../../leads/drafts/draft.dto.ts';
import { attachmentAsJson } from '../../leads/drafts/drafts.service.ts';
import { isQueued } from '../../leads/drafts/saved-drafts.ts';
import { LeadId } from '../../leads/lead-id.decorator.ts';
import { rootsOf } from '../../leads/lead-lock.ts';
import { draftLocks, takeLock } from '../../platform/database/advisory-locks.ts';
import { PathId, PathUuid } from '../../platform/http/id.decorators.ts';
import { readBody } from '../../platform/http/read-body.ts';
import { Creates, ReturnsNothing } from '../../platform/openapi/returns.decorator.ts';
import { AllowsEarlierSignIn, DeskController } from '../../staff/auth/access.decorators.ts';
import { CurrentStaff, type StaffMember } from '../../staff/auth/current-staff.decorator.ts';
import { MailFiles } from '../receiving/mail-files.service.ts';
import { mimeTypeOf } from '../rules/mime-type.ts';

const DraftId = PathUuid('There is no such draft.', 'draftId');
const AttachmentId = PathId('There is no such file.', 'attachmentId');
const maxName = 255;
/** Of all drafts of a person. */
const personBytes = 150 * 1024 * 1024;
const { files: maxFiles, fileBytes } = outgoingMailLimits;
const tooLarge = `The files of a message can have ${fileBytes / 1024 / 1024} MB together.`;

interface Draft {
  userId: number;
  leadId: number;
  draftId: string;
}

/** Files of replies that are not sent yet. */
@AllowsEarlierSignIn('Own texts that are not sent yet: they change nothing of others.')
@DeskController('admin/leads/:id/drafts/:draftId/attachments', 'Drafts', 'agent')
export class DraftAttachmentsController {
  constructor(
    private readonly database: DataSource,
    private readonly files: MailFiles,
  ) {}

  @ApiQuery({ name: 'name', schema: { type: 'string', maxLength: maxName }, example: 'plan.pdf' })
  @ApiConsumes('application/octet-stream')
  @ApiBody({ schema: { type: 'string', format: 'binary' } })
  @Creates(
    DraftAttachmentDto,
    'Add a file to a reply',
    `The draft must be stored. At most ${outgoingMailLimits.files} files with ${outgoingMailLimits.fileBytes} bytes together.`,
  )
  @Post()
  async add(
    @LeadId leadId: number,
    @DraftId draftId: string,
    @Query('name') given: string | undefined,
    @CurrentStaff() { userId }: StaffMember,
    @Req() body: Request,
  ): Promise<DraftAttachmentDto> {
    const name = cut(visibleLine(String(given ?? '')), maxName) || 'attachment';
    const draft = { userId, leadId, draftId };
    // Before the content is read: up to 15 MB for a draft that does not exist would be of use to an attacker alone.
    await this.database.transaction((manager) => lockDraft(manager, draft));
    const content = await readBody(body, fileBytes);
    if (!content) throw new PayloadTooLargeException(tooLarge);
    if (content.length === 0) throw new UnprocessableEntityException('The file is empty.');
    const mimeType = await mimeTypeOf(content, 'application/octet-stream');
    if (isProgram(mimeType, name))
      throw new UnprocessableEntityException(
        'Programs and web pages cannot be sent by email. Please send a link instead.',
      );
    // A name of its own, so that a file is not removed with another draft that has the same one.
    const digest = await this.files.write(content, randomBytes(32));
    return this.database.transaction(async (manager) => {
      await lockDraft(manager, draft);
      const [{ count, size, all }]: [{ count: number; size: number; all: number }] = await manager.query(
        `select count(*) filter (where draft_id = $2)::integer as count, coalesce(sum(size), 0)::integer as all,
                coalesce(sum(size) filter (where draft_id = $2), 0)::integer as size
         from draft_attachments where user_id = $1`,
        [userId, draftId],
      );
      if (count >= maxFiles) throw new ConflictException(`A message can have ${maxFiles} files.`);
      if (size + content.length > fileBytes) throw new PayloadTooLargeException(tooLarge);
      if (all + content.length > personBytes)
        throw new ConflictException('Your unsent messages have more than 150 MB of files. Send some, or remove files.');
      const [{ attachment }]: [{ attachment: DraftAttachmentDto }] = await manager.query(
        `insert into draft_attachments as file (user_id, draft_id, name, mime_type, size, raw_digest)
         values ($1, $2, $3, $4, $5, $6) returning ${attachmentAsJson} as attachment`,
        [userId, draftId, name, mimeType, content.length, digest],
      );
      return attachment;
    });
  }

  @ReturnsNothing(
    'The file is not part of the reply any more.',
    'Remove a file from a reply',
    'Succeeds even if it does not exist.',
  )
  @Delete(':attachmentId')
  async remove(
    @LeadId leadId: number,
    @DraftId draftId: string,
    @AttachmentId id: number,
    @CurrentStaff() { userId }: StaffMember,
  ): Promise<void> {
    await this.database.transaction(async (manager) => {
      await lockDraft(manager, { userId, leadId, draftId });
      await manager.query('delete from draft_attachments where id = $1 and user_id = $2 and draft_id = $3', [
        id,
        userId,
        draftId,
      ]);
    });
  }
}

/** Locks a reply that is not queued until the transaction ends. */
async function lockDraft(manager: EntityManager, { userId, leadId, draftId }: Draft): Promise<void> {
  const [root] = await rootsOf(manager, [leadId]);
  await takeLock(manager, draftLocks, draftId);
  const [draft] = await manager.query(
    `select from lead_drafts draft join leads on leads.id = lead_id
     where user_id = $1 and draft.id = $2 and root_id = $3 and draft.kind = 'reply'`,
    [userId, draftId, root],
  );
  if (!draft) throw new NotFoundException('There is no such draft.');
  if (await isQueued(manager, userId, draftId))
    throw new ConflictException('This message has been sent in the meantime.');
}
