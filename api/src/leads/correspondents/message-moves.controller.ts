import { Body, ConflictException, NotFoundException, Post } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { findPlace } from '../../intake/storage/add-to-lead.ts';
import { changesOf, opened } from '../../intake/storage/lead-fields.ts';
import { emailIdentity } from '../../intake/submission/lead-identity.ts';
import { personLocks, takeLock } from '../../platform/database/advisory-locks.ts';
import { PathId } from '../../platform/http/id.decorators.ts';
import { Returns } from '../../platform/openapi/returns.decorator.ts';
import { AllowsEarlierSignIn, DeskController } from '../../staff/auth/access.decorators.ts';
import { CurrentStaff, type StaffMember } from '../../staff/auth/current-staff.decorator.ts';
import { LeadChanges } from '../actions/lead-changes.service.ts';
import { type LockedLead, lockLeads, lockMerges, rootsOf } from '../lead-lock.ts';
import { isMovable } from '../message.dto.ts';
import { type LeadRequest, requestChange, requestsOf } from '../requests.ts';
import { MovedMessageDto, MoveMessageDto } from './message-move.dto.ts';
import { nextLeadId } from './moved-requests.ts';

const MessageId = PathId('There is no such message.');

interface Message {
  requestId: number | null;
  leadId: number;
  rootId: number;
  address: string | null;
  isClaimed: boolean;
  isMovable: boolean;
}

/** Gives mails of a conversation that are about something else the lead that they belong to. */
@AllowsEarlierSignIn('Daily work on leads, which can be undone.')
@DeskController('admin/messages/:id/move', 'Mail', 'agent')
export class MessageMovesController {
  constructor(private readonly changes: LeadChanges) {}

  /**
   * Moves a mail with its request, files and events to another lead or, without one, to that of its sender, which may be new. Throws 409
   * if it cannot be moved.
   */
  @Returns(
    MovedMessageDto,
    'Move an e-mail to another lead',
    'For an e-mail of a conversation that is about something else, or of somebody else. Its request and files go with it. Later mails that answer it follow it. It can be undone.',
  )
  @Post()
  async move(
    @MessageId messageId: number,
    @Body() { leadId = null }: MoveMessageDto,
    @CurrentStaff() staff: StaffMember,
  ): Promise<MovedMessageDto> {
    let target = leadId ?? 0;
    const { batchId } = await this.changes.apply(staff, async (manager) => {
      // Every move and every merge waits for it.
      await lockMerges(manager);
      const message = await findMessage(manager, messageId);
      const ofSender = leadId === null ? await leadOfSender(manager, message) : null;
      const [known] = await rootsOf(manager, [leadId ?? ofSender ?? []].flat());
      if (known === message.rootId)
        throw new ConflictException(
          leadId === null ? 'The sender is the customer of this lead.' : 'This e-mail is part of this lead already.',
        );
      const leads = await lockLeads(manager, [message.rootId, known ?? []].flat());
      const requests = await requestsOf(manager, [message.rootId]);
      const request = requests.find(({ id }) => id === message.requestId);
      if (!message.isMovable || (!request && message.requestId))
        throw new ConflictException('Only an e-mail of the conversation can be moved. This one has started its lead.');
      const root = leads.find(({ id }) => id === known);
      if (root?.is_spam) throw new ConflictException(`${root.name} is in spam.`);
      if (!request && !known) throw new ConflictException('An automatic e-mail starts no lead.');
      target = known ? ((await findPlace(manager, known, known)) ?? known) : await nextLeadId(manager);
      const change = { messageId, before: { lead_id: message.leadId }, after: { lead_id: target } };
      return {
        leads,
        requests,
        events: [
          {
            leadId: message.rootId,
            kind: 'moved',
            data: { leadId: target, ...(!known && { startedId: target }) },
            ...(request
              ? {
                  changes: root ? reopened(root, request) : [],
                  requests: [requestChange(request, { lead_id: target, ...(!known && { is_named: true }) })],
                }
              : { messages: [change] }),
          },
        ],
      };
    });
    return { batchId, leadId: target };
  }
}

async function findMessage(manager: EntityManager, id: number): Promise<Message> {
  const [message]: Message[] = await manager.query(
    `select request_id as "requestId", lead_id as "leadId", root_id as "rootId", from_address as address, claimed_id is not null as "isClaimed",
            ${isMovable('message')} as "isMovable"
     from messages message join leads on leads.id = lead_id where message.id = $1`,
    [id],
  );
  if (!message) throw new NotFoundException('There is no such message.');
  return message;
}

/** Returns the lead that the address of the sender identifies, if any. Excludes their forms until the transaction ends. */
async function leadOfSender(manager: EntityManager, { address, isClaimed }: Message): Promise<number | null> {
  if (!address) throw new ConflictException('This e-mail names no address of its sender.');
  if (isClaimed) throw new ConflictException('This e-mail has the address of a colleague.');
  await takeLock(manager, personLocks, emailIdentity(address));
  const [{ lead }]: [{ lead: number | null }] = await manager.query('select lead_of_address($1) as lead', [
    emailIdentity(address),
  ]);
  return lead;
}

/** Who waits for an answer opens a lead that is won, lost or snoozed. */
function reopened(root: LockedLead, { answered_at, closed_at }: LeadRequest) {
  if (answered_at !== null || closed_at !== null) return [];
  return changesOf(root, opened(root));
}
