import { Controller, Get, Headers, Res } from '@nestjs/common';
import { ApiHeader, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { ApiErrors } from '../../platform/openapi/api-errors.decorator.ts';
import { CurrentStaff, type StaffMember } from '../../staff/auth/current-staff.decorator.ts';
import { RequiresRole } from '../../staff/auth/requires-role.decorator.ts';
import { decodePosition } from './event-position.ts';
import { EventStream } from './event-stream.ts';
import { LiveLeads } from './live-leads.service.ts';

const example = `id: 1042-0
event: ready
data: {}

id: 1042-77
event: lead
data: {"leadId":42,"kind":"submitted","at":"2026-06-01T15:04:05.678Z","actorId":null}
`;

@ApiTags('Leads')
@RequiresRole('viewer')
@Controller('admin/leads/stream')
export class LiveLeadsController {
  constructor(private readonly live: LiveLeads) {}

  @ApiOperation({
    summary: 'Stream lead events',
    description:
      'Server-sent events. `ready` is sent first: load the list after it. `lead` is one event. `reset` means that leads were removed or too many events were missed: load the list again. `session-ended` is the last event when the session has ended. The stream also ends when the API restarts.',
  })
  @ApiHeader({
    name: 'Last-Event-ID',
    required: false,
    description: 'The last received `id`. The stream resumes after it.',
  })
  @ApiOkResponse({ content: { 'text/event-stream': { schema: { type: 'string' }, example } } })
  @ApiErrors({ 401: 'Please sign in.', 429: 'Too many tabs are open. Please close some of them.' })
  @Get()
  async stream(
    @Headers('last-event-id') lastEventId: string | undefined,
    @CurrentStaff() { sessionId }: StaffMember,
    @Res() response: Response,
  ): Promise<void> {
    const since = lastEventId ? (decodePosition(lastEventId) ?? 'unknown') : 'now';
    this.live.count(sessionId, response);
    const stream = new EventStream(response);
    const unsubscribe = await this.live.subscribe(stream, sessionId, since);
    if (response.destroyed || response.writableEnded) unsubscribe();
    else response.once('close', unsubscribe);
  }
}
