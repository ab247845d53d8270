import { Body, Controller, Delete, Get, Param, Put } from '@nestjs/common';
import { ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { IdPipe } from '../../platform/http/id.pipe.ts';
import { UuidPipe } from '../../platform/http/uuid.pipe.ts';
import { Returns, ReturnsNothing } from '../../platform/openapi/returns.decorator.ts';
import { AllowsEarlierSignIn } from '../../staff/auth/auth.guard.ts';
import { CurrentStaff, type StaffMember } from '../../staff/auth/current-staff.decorator.ts';
import { RequiresRole } from '../../staff/auth/requires-role.decorator.ts';
import { DraftDto, DraftRevisionDto, SaveDraftDto } from './draft.dto.ts';
import { DraftsService } from './drafts.service.ts';

const leadId = new IdPipe('There is no such lead.');
const draftId = new UuidPipe('There is no such draft.');

@ApiTags('Drafts')
@RequiresRole('viewer')
@ApiParam({ name: 'id', schema: { type: 'integer' }, example: 42 })
@AllowsEarlierSignIn('Own texts that are not sent yet: they change nothing of others.')
@Controller('admin/leads/:id/drafts')
export class DraftsController {
  constructor(private readonly drafts: DraftsService) {}

  @ApiOperation({
    summary: 'List your unsaved texts about a lead',
    description: 'Newest first. Nobody else can read them.',
  })
  @Returns([DraftDto], { 404: 'There is no lead 42.' })
  @Get()
  list(@Param('id', leadId) id: number, @CurrentStaff() { userId }: StaffMember): Promise<DraftDto[]> {
    return this.drafts.list(userId, id);
  }

  @ApiOperation({
    summary: 'Store an unsaved text',
    description: 'A note or contact that is saved with `draftId`, and an e-mail that is sent with it, removes it.',
  })
  @ApiParam({ name: 'draftId', schema: { type: 'string', format: 'uuid' } })
  @Returns(
    DraftRevisionDto,
    {
      403: 'This needs the role agent, and yours is viewer.',
      404: 'There is no lead 42.',
      409: 'This text was changed in another window.',
    },
    { text: 'The text is too long: at most 5000 characters, please' },
  )
  @RequiresRole('agent')
  @Put(':draftId')
  save(
    @Param('id', leadId) id: number,
    @Param('draftId', draftId) draft: string,
    @Body() text: SaveDraftDto,
    @CurrentStaff() { userId }: StaffMember,
  ): Promise<DraftRevisionDto> {
    return this.drafts.save(userId, id, draft, text);
  }

  @ApiOperation({ summary: 'Delete an unsaved text', description: 'Succeeds even if it does not exist.' })
  @ApiParam({ name: 'draftId', schema: { type: 'string', format: 'uuid' } })
  @ReturnsNothing('The text does not exist any more.', { 404: 'There is no such draft.' })
  @Delete(':draftId')
  delete(@Param('draftId', draftId) draft: string, @CurrentStaff() { userId }: StaffMember): Promise<void> {
    return this.drafts.delete(userId, draft);
  }
}
