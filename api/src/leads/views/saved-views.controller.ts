import { Body, Delete, Param, Post, Put } from '@nestjs/common';
import { ApiParam } from '@nestjs/swagger';
import { PathId } from '../../platform/http/id.decorators.ts';
import { Returns, ReturnsNothing } from '../../platform/openapi/returns.decorator.ts';
import { AllowsEarlierSignIn, DeskController } from '../../staff/auth/access.decorators.ts';
import { CurrentStaff, type StaffMember } from '../../staff/auth/current-staff.decorator.ts';
import { ChangedViewDto, NewSavedViewDto, SavedViewDto } from './saved-view.dto.ts';
import { SavedViewsService } from './saved-views.service.ts';

const ViewId = PathId('There is no such view.');

@AllowsEarlierSignIn('Saved filters of the user: they give no access.')
@DeskController('admin/views', 'Saved views', 'viewer')
export class SavedViewsController {
  constructor(private readonly views: SavedViewsService) {}

  @Returns(
    SavedViewDto,
    'Save a view',
    'At most 50. Names that look the same, without regard to case, are the same name.',
  )
  @Post()
  save(@Body() view: NewSavedViewDto, @CurrentStaff() staff: StaffMember): Promise<SavedViewDto> {
    return this.views.save(staff, view);
  }

  @Returns(SavedViewDto, 'Change a saved view', 'Your own, or as a manager one that a colleague shares.')
  @Put(':id')
  change(@ViewId id: number, @Body() view: ChangedViewDto, @CurrentStaff() staff: StaffMember): Promise<SavedViewDto> {
    return this.views.change(staff, id, view);
  }

  @ApiParam({ name: 'id', schema: { type: 'integer' }, example: 5 })
  @ReturnsNothing(
    'The view does not exist any more.',
    'Delete a saved view',
    'Your own, or as a manager one that a colleague shares. Succeeds even if the view does not exist.',
  )
  @Delete(':id')
  async delete(@Param('id') id: string, @CurrentStaff() staff: StaffMember): Promise<void> {
    if (/^[1-9]\d{0,8}$/.test(id)) await this.views.delete(staff, Number(id));
  }
}
