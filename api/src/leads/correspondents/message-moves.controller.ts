import { Body, Post } from '@nestjs/common';
import { PathId } from '../../platform/http/id.decorators.ts';
import { Returns } from '../../platform/openapi/returns.decorator.ts';
import { AllowsEarlierSignIn, DeskController } from '../../staff/auth/access.decorators.ts';
import { CurrentStaff, type StaffMember } from '../../staff/auth/current-staff.decorator.ts';
import { MovedMessageDto, MoveMessageDto } from './message-move.dto.ts';
import { MessageMoves } from './message-moves.service.ts';

const MessageId = PathId('There is no such message.');

@AllowsEarlierSignIn('Daily work on leads, which can be undone.')
@DeskController('admin/messages/:id/move', 'Mail', 'agent')
export class MessageMovesController {
  constructor(private readonly moves: MessageMoves) {}

  @Returns(
    MovedMessageDto,
    'Move an e-mail to another lead',
    'For an e-mail of a conversation that is about something else, or of somebody else. Its request and files go with it. Later mails that answer it follow it. It can be undone.',
  )
  @Post()
  move(
    @MessageId id: number,
    @Body() { leadId }: MoveMessageDto,
    @CurrentStaff() staff: StaffMember,
  ): Promise<MovedMessageDto> {
    return this.moves.move(staff, id, leadId ?? null);
  }
}
