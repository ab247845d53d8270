import { Body, Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { ApiErrors } from '../../platform/openapi/api-errors.decorator.ts';
import { AllowsEarlierSignIn } from '../../staff/auth/auth.guard.ts';
import { CurrentStaff, type StaffMember } from '../../staff/auth/current-staff.decorator.ts';
import { RequiresRole } from '../../staff/auth/requires-role.decorator.ts';
import { NewSavedViewDto, SavedViewDto } from './saved-view.dto.ts';
import { SavedViewsService } from './saved-views.service.ts';

@ApiTags('Saved views')
@RequiresRole('viewer')
@AllowsEarlierSignIn('Saved filters of the user: they give no access.')
@Controller('admin/views')
export class SavedViewsController {
  constructor(private readonly views: SavedViewsService) {}

  @ApiOperation({ summary: 'List your saved views by name', description: 'At most 50.' })
  @ApiOkResponse({ type: [SavedViewDto] })
  @ApiErrors()
  @Get()
  list(@CurrentStaff() { userId }: StaffMember): Promise<SavedViewDto[]> {
    return this.views.list(userId);
  }

  @ApiOperation({
    summary: 'Save a view',
    description: 'Names that look the same, without regard to case, are the same name.',
  })
  @ApiOkResponse({ type: SavedViewDto })
  @ApiErrors(
    {
      409: 'You have a view with this name. Replace it?',
    },
    { name: 'Please give the view a name' },
  )
  @HttpCode(200)
  @Post()
  save(@Body() view: NewSavedViewDto, @CurrentStaff() { userId }: StaffMember): Promise<SavedViewDto> {
    return this.views.save(userId, view);
  }

  @ApiOperation({ summary: 'Delete a saved view', description: 'Succeeds even if the view does not exist.' })
  @ApiParam({ name: 'id', schema: { type: 'integer' }, example: 5 })
  @ApiNoContentResponse({ description: 'The view does not exist any more.' })
  @ApiErrors()
  @HttpCode(204)
  @Delete(':id')
  async delete(@Param('id') id: string, @CurrentStaff() { userId }: StaffMember): Promise<void> {
    if (/^[1-9]\d{0,8}$/.test(id)) await this.views.delete(userId, Number(id));
  }
}
