import { Body, Get, Post, Put, StreamableFile } from '@nestjs/common';
import { LeadId } from '../../../leads/lead-id.decorator.ts';
import { invitationFile } from '../../../notifications/mail/mailer.service.ts';
import { PathId } from '../../../platform/http/id.decorators.ts';
import { Creates, Returns, ReturnsFile } from '../../../platform/openapi/returns.decorator.ts';
import { AllowsEarlierSignIn, DeskController, RequiresRole } from '../../../staff/auth/access.decorators.ts';
import { CurrentStaff, type StaffMember } from '../../../staff/auth/current-staff.decorator.ts';
import { NewVisitDto, SavedVisitDto, VisitMailDto } from './new-visit.dto.ts';
import { SiteVisits } from './site-visits.service.ts';

const VisitId = PathId('There is no such visit.', 'visitId');
const described = `The e-mail is sent like a reply: \`DELETE /api/admin/messages/{id}\` takes it back within ten seconds, and the visit is as before.
409 with \`newEntryIds\` if somebody has written since, with \`warnings\` unless they are confirmed.`;

@AllowsEarlierSignIn('Daily work on leads.')
@DeskController('admin/leads/:id/visits', 'Site visits', 'agent')
export class SiteVisitsController {
  constructor(private readonly visits: SiteVisits) {}

  @Creates(SavedVisitDto, 'Schedule a site visit, and invite the customer', described)
  @Post()
  schedule(@LeadId id: number, @Body() visit: NewVisitDto, @CurrentStaff() staff: StaffMember): Promise<SavedVisitDto> {
    return this.visits.schedule(staff, id, visit);
  }

  @Returns(SavedVisitDto, 'Change a site visit, and tell the customer', described)
  @Put(':visitId')
  move(
    @LeadId id: number,
    @VisitId visit: number,
    @Body() changed: NewVisitDto,
    @CurrentStaff() staff: StaffMember,
  ): Promise<SavedVisitDto> {
    return this.visits.move(staff, id, visit, changed);
  }

  @Creates(SavedVisitDto, 'Cancel a site visit, and tell the customer', described)
  @Post(':visitId/cancel')
  cancel(
    @LeadId id: number,
    @VisitId visit: number,
    @Body() mail: VisitMailDto,
    @CurrentStaff() staff: StaffMember,
  ): Promise<SavedVisitDto> {
    return this.visits.cancel(staff, id, visit, mail);
  }

  @ReturnsFile('text/calendar', undefined, 'Download a site visit as a calendar file')
  @RequiresRole('viewer')
  @Get(':visitId/file')
  async file(@LeadId id: number, @VisitId visit: number): Promise<StreamableFile> {
    return new StreamableFile(Buffer.from(await this.visits.file(id, visit)), {
      type: 'text/calendar; charset=utf-8',
      disposition: `attachment; filename="${invitationFile}"`,
    });
  }
}
