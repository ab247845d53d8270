import { Controller, Get, Headers, Res } from '@nestjs/common';
import { ApiHeader, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { DescribesErrors } from '../openapi/form-errors.decorator.ts';
import { CurrentStaff, type StaffMember } from '../session/current-staff.decorator.ts';
import { RequiresRole } from '../session/requires-role.decorator.ts';
import { readPosition } from './event-position.ts';
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
    summary: 'Follow what happens to leads',
    description:
      'Server-sent events. `ready` comes first: a list that is loaded after it has everything from before. `lead` tells of one event. `reset` says that too much was missed, so the list has to be loaded again. The stream ends with the session and when the portal restarts.',
  })
  @ApiHeader({
    name: 'Last-Event-ID',
    required: false,
    description: 'The last `id` received: goes on there without a gap.',
  })
  @ApiOkResponse({ content: { 'text/event-stream': { schema: { type: 'string' }, example } } })
  @DescribesErrors({ 401: 'Please sign in.' })
  @Get()
  async follow(
    @Headers('last-event-id') lastEventId: string | undefined,
    @CurrentStaff() { sessionId }: StaffMember,
    @Res() response: Response,
  ): Promise<void> {
    const since = lastEventId ? (readPosition(lastEventId) ?? 'unknown') : 'now';
    const stream = new EventStream(response);
    const leave = await this.live.watch(stream, sessionId, since);
    if (response.destroyed || response.writableEnded) leave();
    else response.once('close', leave);
  }
}
