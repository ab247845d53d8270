import { Body, Controller, Get, Param, Post, Put, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiProduces, ApiTags } from '@nestjs/swagger';
import { IdPipe } from '../../platform/http/id.pipe.ts';
import { ApiErrors } from '../../platform/openapi/api-errors.decorator.ts';
import { Creates, Returns } from '../../platform/openapi/returns.decorator.ts';
import { AllowsEarlierSignIn } from '../../staff/auth/auth.guard.ts';
import { CurrentStaff, type StaffMember } from '../../staff/auth/current-staff.decorator.ts';
import { RequiresRole } from '../../staff/auth/requires-role.decorator.ts';
import { invitationFile } from '../outgoing/compose-mail.ts';
import { NewVisitDto, SavedVisitDto, VisitMailDto } from './new-visit.dto.ts';
import { SiteVisits } from './site-visits.service.ts';

const leadId = new IdPipe('There is no such lead.');
const visitId = new IdPipe('There is no such visit.');
const errors = {
  403: 'This needs the role agent, and yours is viewer.',
  404: 'There is no such visit.',
  409: 'Grace visits Ada Byron on Dec 1, 2026, 10:00 AM CST.',
  429: 'You have sent 60 messages within an hour. Please wait a while.',
};
const described = `The e-mail is sent like a reply: \`DELETE /api/admin/messages/{id}\` takes it back within ten seconds, and the visit is as before.
409 with \`newEntryIds\` if somebody has written since, with \`warnings\` unless they are confirmed.`;

@ApiTags('Site visits')
@RequiresRole('agent')
@AllowsEarlierSignIn('Daily work on leads.')
@ApiParam({ name: 'id', schema: { type: 'integer' }, example: 42 })
@Controller('admin/leads/:id/visits')
export class SiteVisitsController {
  constructor(private readonly visits: SiteVisits) {}

  @ApiOperation({ summary: 'Schedule a site visit, and invite the customer', description: described })
  @Creates(SavedVisitDto, errors, { day: 'Choose a time in the future' })
  @Post()
  schedule(
    @Param('id', leadId) id: number,
    @Body() visit: NewVisitDto,
    @CurrentStaff() staff: StaffMember,
  ): Promise<SavedVisitDto> {
    return this.visits.schedule(staff, id, visit);
  }

  @ApiOperation({ summary: 'Change a site visit, and tell the customer', description: described })
  @ApiParam({ name: 'visitId', schema: { type: 'integer' }, example: 7 })
  @Returns(SavedVisitDto, errors, { day: 'Choose a time in the future' })
  @Put(':visitId')
  move(
    @Param('id', leadId) id: number,
    @Param('visitId', visitId) visit: number,
    @Body() changed: NewVisitDto,
    @CurrentStaff() staff: StaffMember,
  ): Promise<SavedVisitDto> {
    return this.visits.move(staff, id, visit, changed);
  }

  @ApiOperation({ summary: 'Cancel a site visit, and tell the customer', description: described })
  @ApiParam({ name: 'visitId', schema: { type: 'integer' }, example: 7 })
  @Creates(SavedVisitDto, { ...errors, 409: 'This visit has been cancelled.' }, { email: 'Please check the address' })
  @Post(':visitId/cancel')
  cancel(
    @Param('id', leadId) id: number,
    @Param('visitId', visitId) visit: number,
    @Body() mail: VisitMailDto,
    @CurrentStaff() staff: StaffMember,
  ): Promise<SavedVisitDto> {
    return this.visits.cancel(staff, id, visit, mail);
  }

  @ApiOperation({ summary: 'Download a site visit as a calendar file' })
  @ApiParam({ name: 'visitId', schema: { type: 'integer' }, example: 7 })
  @ApiProduces('text/calendar')
  @ApiOkResponse({ content: { 'text/calendar': { schema: { type: 'string' } } } })
  @ApiErrors({ 404: 'There is no such visit.' })
  @RequiresRole('viewer')
  @Get(':visitId/file')
  async file(@Param('id', leadId) id: number, @Param('visitId', visitId) visit: number): Promise<StreamableFile> {
    return new StreamableFile(Buffer.from(await this.visits.file(id, visit)), {
      type: 'text/calendar; charset=utf-8',
      disposition: `attachment; filename="${invitationFile}"`,
    });
  }
}
