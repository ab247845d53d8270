import { Body, Get, Post, Res } from '@nestjs/common';
import type { Response } from 'express';
import { ReturnsFile, ReturnsNothing } from '../../platform/openapi/returns.decorator.ts';
import { AllowsEarlierSignIn, DeskController } from '../../staff/auth/access.decorators.ts';
import { CurrentStaff, type StaffMember } from '../../staff/auth/current-staff.decorator.ts';
import { LeadId } from '../lead-id.decorator.ts';
import { LiveLeads } from './live-leads.service.ts';
import { PresenceDto } from './presence.dto.ts';

const example = `event: ready
data: {}

event: lead
data: {"leadId":42,"kind":"submitted"}
`;

@DeskController('admin/leads', 'Leads', 'viewer')
export class LiveLeadsController {
  constructor(private readonly live: LiveLeads) {}

  @ReturnsFile(
    'text/event-stream',
    example,
    'Stream changes of leads',
    'Server-sent events. `ready` is sent first, and again when leads were removed or changes may have been missed: load the leads after it. `lead` names a lead that has changed. `presence` says who has a lead open: repeated every ten seconds, and `gone` at the end. `mailbox` says that the mailbox of `GET /api/admin/summary` has changed. `session-ended` is the last event when the session has ended. The stream also ends when the API restarts.',
  )
  @Get('stream')
  stream(@CurrentStaff() { sessionId }: StaffMember, @Res() response: Response): void {
    this.live.subscribe(sessionId, response);
  }

  @AllowsEarlierSignIn('Changes nothing.')
  @ReturnsNothing(
    'Colleagues who have the lead open see it.',
    'Say that you have a lead open',
    'Repeat it every ten seconds.',
  )
  @Post(':id/presence')
  announce(@LeadId id: number, @Body() { state }: PresenceDto, @CurrentStaff() staff: StaffMember): Promise<void> {
    return this.live.announce(staff, id, state);
  }
}
