import { Body, Delete, Post } from '@nestjs/common';
import { LeadId } from '../../leads/lead-id.decorator.ts';
import { PathId } from '../../platform/http/id.decorators.ts';
import { Creates, ReturnsNothing } from '../../platform/openapi/returns.decorator.ts';
import { AllowsEarlierSignIn, DeskController } from '../../staff/auth/access.decorators.ts';
import { CurrentStaff, type StaffMember } from '../../staff/auth/current-staff.decorator.ts';
import { QueuedMessageDto, ReplyDto } from './outgoing-mail.dto.ts';
import { OutgoingMail } from './outgoing-mail.service.ts';

const MessageId = PathId('There is no such message of yours.');

@AllowsEarlierSignIn('Daily work on leads.')
@DeskController('admin', 'Mail', 'agent')
export class OutgoingMailController {
  constructor(private readonly outgoing: OutgoingMail) {}

  @Creates(
    QueuedMessageDto,
    'Send an e-mail to a lead',
    'It is sent ten seconds later or at `sendAt`, and once for each draft. What is to be sent later is held instead if the customer or a colleague writes before, an address is corrected, the lead is spam, or its author cannot send e-mail any more. 409 with `newEntryIds` if the customer or a colleague has written since `seenEntryId`.',
  )
  @Post('leads/:id/messages')
  send(@LeadId id: number, @Body() reply: ReplyDto, @CurrentStaff() staff: StaffMember): Promise<QueuedMessageDto> {
    return this.outgoing.send(staff, id, reply);
  }

  @ReturnsNothing(
    'The message is not sent, and a draft again. Its reminder is gone.',
    'Take back a message before it is sent',
  )
  @Delete('messages/:id')
  undo(@MessageId id: number, @CurrentStaff() staff: StaffMember): Promise<void> {
    return this.outgoing.undo(staff, id);
  }
}
