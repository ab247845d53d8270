import { Body, Controller, Delete, Get, Put } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { PathUuid } from '../../platform/http/id.decorators.ts';
import { Returns, ReturnsNothing } from '../../platform/openapi/returns.decorator.ts';
import { AllowsEarlierSignIn } from '../../staff/auth/auth.guard.ts';
import { CurrentStaff, type StaffMember } from '../../staff/auth/current-staff.decorator.ts';
import { RequiresRole } from '../../staff/auth/requires-role.decorator.ts';
import { NewLeadDraftDto, SaveNewLeadDraftDto } from './new-lead-draft.dto.ts';
import { NewLeadDrafts } from './new-lead-drafts.service.ts';

const DraftId = PathUuid('There is no such draft.', 'draftId');

@ApiTags('Drafts')
@RequiresRole('agent')
@AllowsEarlierSignIn('Own texts that are not saved yet: they change nothing of others.')
@Controller('admin/new-lead-drafts')
export class NewLeadDraftsController {
  constructor(private readonly drafts: NewLeadDrafts) {}

  @ApiOperation({
    summary: 'List your unsaved new leads',
    description: 'Newest first, at most 20, for 30 days. Nobody else can read them.',
  })
  @Returns([NewLeadDraftDto])
  @Get()
  list(@CurrentStaff() { userId }: StaffMember): Promise<NewLeadDraftDto[]> {
    return this.drafts.list(userId);
  }

  @ApiOperation({
    summary: 'Store an unsaved new lead',
    description: 'A lead that is entered with this id as `draftId` removes it, and keeps it from being stored again.',
  })
  @ReturnsNothing('The text is stored.', undefined, { text: 'The text is too long: at most 20000 characters, please' })
  @Put(':draftId')
  save(
    @DraftId id: string,
    @Body() { text }: SaveNewLeadDraftDto,
    @CurrentStaff() { userId }: StaffMember,
  ): Promise<void> {
    return this.drafts.save(userId, id, text);
  }

  @ApiOperation({ summary: 'Delete an unsaved new lead', description: 'Succeeds even if it does not exist.' })
  @ReturnsNothing('The text does not exist any more.')
  @Delete(':draftId')
  async delete(@DraftId id: string, @CurrentStaff() { userId }: StaffMember): Promise<void> {
    await this.drafts.delete(userId, id);
  }
}
