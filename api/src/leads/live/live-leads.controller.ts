import { Controller, Get, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { CurrentStaff, type StaffMember } from '../../staff/auth/current-staff.decorator.ts';
import { RequiresRole } from '../../staff/auth/requires-role.decorator.ts';
import { LiveLeads } from './live-leads.service.ts';

const example = `event: ready
data: {}

event: lead
data: {"leadId":42,"kind":"submitted"}
`;

@ApiTags('Leads')
@RequiresRole('viewer')
@Controller('admin/leads/stream')
export class LiveLeadsController {
  constructor(private readonly live: LiveLeads) {}

  @ApiOperation({
    summary: 'Stream changes of leads',
    description:
      'Server-sent events. `ready` is sent first, and again when leads were removed or changes may have been missed: load the leads after it. `lead` names a lead that has changed. `mailbox` says that the mailbox of `GET /api/admin/summary` has changed. `session-ended` is the last event when the session has ended. The stream also ends when the API restarts.',
  })
  @ApiOkResponse({ content: { 'text/event-stream': { schema: { type: 'string' }, example } } })
  @Get()
  stream(@CurrentStaff() { sessionId }: StaffMember, @Res() response: Response): void {
    this.live.subscribe(sessionId, response);
  }
}
