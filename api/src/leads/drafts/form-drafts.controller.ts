import { Body, Delete, Get, Put, Query } from '@nestjs/common';
import { PathUuid } from '../../platform/http/id.decorators.ts';
import { Returns, ReturnsNothing } from '../../platform/openapi/returns.decorator.ts';
import { AllowsEarlierSignIn, DeskController } from '../../staff/auth/access.decorators.ts';
import { CurrentStaff, type StaffMember } from '../../staff/auth/current-staff.decorator.ts';
import { DraftDto, DraftVersionDto, SaveDraftDto, StoredDraftDto } from './draft.dto.ts';
import { DraftsService } from './drafts.service.ts';

const DraftId = PathUuid('There is no such draft.', 'draftId');

/** What is typed into forms that are not about a lead: a new lead, a template, an absence. */
@AllowsEarlierSignIn('Own texts that are not saved yet: they change nothing of others.')
@DeskController('admin/drafts', 'Drafts', 'viewer')
export class FormDraftsController {
  constructor(private readonly drafts: DraftsService) {}

  @Returns(
    [DraftDto],
    'List what you have typed without a lead and not saved',
    'Newest first, for 30 days. Nobody else can read it.',
  )
  @Get()
  list(@CurrentStaff() { userId }: StaffMember): Promise<DraftDto[]> {
    return this.drafts.list(userId, null);
  }

  @Returns(
    StoredDraftDto,
    'Store what you have typed without a lead',
    'A lead that is entered with this id as `draftId` removes it, and keeps it from being stored again.',
  )
  @Put(':draftId')
  save(
    @DraftId id: string,
    @Body() draft: SaveDraftDto,
    @CurrentStaff() { userId }: StaffMember,
  ): Promise<StoredDraftDto> {
    return this.drafts.save(userId, null, id, draft);
  }

  @ReturnsNothing(
    'The text does not exist any more.',
    'Delete what you have typed without a lead',
    'Succeeds even if it does not exist. A draft that was changed since stays.',
  )
  @Delete(':draftId')
  delete(
    @DraftId id: string,
    @Query(DraftVersionDto.pipe) version: DraftVersionDto,
    @CurrentStaff() { userId }: StaffMember,
  ): Promise<void> {
    return this.drafts.delete(userId, id, version);
  }
}
