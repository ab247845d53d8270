import { Body, Delete, Get, Put, Query } from '@nestjs/common';
import { ApiParam } from '@nestjs/swagger';
import { PathUuid } from '../../platform/http/id.decorators.ts';
import { Returns, ReturnsNothing } from '../../platform/openapi/returns.decorator.ts';
import { AllowsEarlierSignIn, DeskController, RequiresRole } from '../../staff/auth/access.decorators.ts';
import { CurrentStaff, type StaffMember } from '../../staff/auth/current-staff.decorator.ts';
import { LeadId } from '../lead-id.decorator.ts';
import { DraftDto, DraftVersionDto, SaveDraftDto, StoredDraftDto } from './draft.dto.ts';
import { DraftsService } from './drafts.service.ts';

const DraftId = PathUuid('There is no such draft.', 'draftId');

@AllowsEarlierSignIn('Own texts that are not sent yet: they change nothing of others.')
@DeskController('admin/leads/:id/drafts', 'Drafts', 'viewer')
export class DraftsController {
  constructor(private readonly drafts: DraftsService) {}

  @Returns([DraftDto], 'List your unsaved texts about a lead', 'Newest first. Nobody else can read them.')
  @Get()
  list(@LeadId id: number, @CurrentStaff() { userId }: StaffMember): Promise<DraftDto[]> {
    return this.drafts.list(userId, id);
  }

  @Returns(
    StoredDraftDto,
    'Store an unsaved text',
    'A note or contact that is saved with `draftId`, and an e-mail that is sent with it, removes it.',
  )
  @RequiresRole('agent')
  @Put(':draftId')
  save(
    @LeadId id: number,
    @DraftId draft: string,
    @Body() text: SaveDraftDto,
    @CurrentStaff() { userId }: StaffMember,
  ): Promise<StoredDraftDto> {
    return this.drafts.save(userId, id, draft, text);
  }

  @ApiParam({ name: 'id', schema: { type: 'integer' }, example: 42 })
  @ReturnsNothing(
    'The text does not exist any more.',
    'Delete an unsaved text',
    'Succeeds even if it does not exist. A draft that was changed since stays.',
  )
  @Delete(':draftId')
  delete(
    @DraftId draft: string,
    @Query(DraftVersionDto.pipe) version: DraftVersionDto,
    @CurrentStaff() { userId }: StaffMember,
  ): Promise<void> {
    return this.drafts.delete(userId, draft, version);
  }
}
