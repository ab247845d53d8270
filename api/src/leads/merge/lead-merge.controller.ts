import { Body, Controller, Get, Param, Post, Query as QueryString } from '@nestjs/common';
import { ApiOperation, ApiParam, ApiQuery, ApiTags } from '@nestjs/swagger';
import { IdPipe } from '../../platform/http/id.pipe.ts';
import { Returns } from '../../platform/openapi/returns.decorator.ts';
import { AllowsEarlierSignIn } from '../../staff/auth/auth.guard.ts';
import { CurrentStaff, type StaffMember } from '../../staff/auth/current-staff.decorator.ts';
import { RequiresRole } from '../../staff/auth/requires-role.decorator.ts';
import { MergeDto, MergedDto, MergePreviewDto, SeparateDto } from './lead-merge.dto.ts';
import { LeadMergeService } from './lead-merge.service.ts';

const leadIdPipe = new IdPipe('There is no such lead.');
const authErrors = { 403: 'This needs the role agent, and yours is viewer.' };

@ApiTags('Leads')
@RequiresRole('agent')
@AllowsEarlierSignIn('Daily work on leads, which can be undone.')
@Controller('admin/leads')
export class LeadMergeController {
  constructor(private readonly merges: LeadMergeService) {}

  @ApiOperation({
    summary: 'Merge another lead into this one',
    description:
      'For two leads of the same person. A merge can be undone. With `seen`, as the preview showed them, leads that a colleague has changed since are not merged.',
  })
  @ApiParam({ name: 'id', schema: { type: 'integer' }, example: 42 })
  @Returns(
    MergedDto,
    { ...authErrors, 404: 'There is no lead 42.', 409: 'A lead cannot be merged with itself.' },
    { leadId: 'leadId must be the id of a lead' },
  )
  @Post(':id/merge')
  async merge(
    @Param('id', leadIdPipe) id: number,
    @Body() { leadId, seen }: MergeDto,
    @CurrentStaff() staff: StaffMember,
  ): Promise<MergedDto> {
    return { batchId: await this.merges.merge(staff, id, leadId, seen) };
  }

  @ApiOperation({ summary: 'Show what a merge would result in' })
  @ApiParam({ name: 'id', schema: { type: 'integer' }, example: 42 })
  @ApiQuery({ name: 'leadId', schema: { type: 'integer' }, example: 43 })
  @Returns(MergePreviewDto, { ...authErrors, 404: 'There is no lead 42.', 409: 'These two have been merged already.' })
  @Get(':id/merge-preview')
  preview(
    @Param('id', leadIdPipe) id: number,
    @QueryString('leadId', leadIdPipe) leadId: number,
    @CurrentStaff() { userId }: StaffMember,
  ): Promise<MergePreviewDto> {
    return this.merges.preview(id, leadId, userId);
  }

  @ApiOperation({
    summary: 'Separate a merged lead',
    description:
      'Possible at any time after a merge. Its requests and the corrections of what they say go with it; its status and owner are those it had.',
  })
  @ApiParam({ name: 'id', schema: { type: 'integer' }, example: 42 })
  @Returns(
    MergedDto,
    { ...authErrors, 404: 'There is no lead 42.', 409: 'These leads are separate already.' },
    { leadId: 'leadId must be the id of a lead' },
  )
  @Post(':id/separate')
  async separate(
    @Param('id', leadIdPipe) id: number,
    @Body() { leadId }: SeparateDto,
    @CurrentStaff() staff: StaffMember,
  ): Promise<MergedDto> {
    return { batchId: await this.merges.separate(staff, id, leadId) };
  }
}
