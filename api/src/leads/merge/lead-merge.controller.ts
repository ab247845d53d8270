import { Body, Get, Post, Query as QueryString } from '@nestjs/common';
import { ApiQuery } from '@nestjs/swagger';
import { idOf } from '../../platform/http/id.decorators.ts';
import { Returns } from '../../platform/openapi/returns.decorator.ts';
import { AllowsEarlierSignIn, DeskController } from '../../staff/auth/access.decorators.ts';
import { CurrentStaff, type StaffMember } from '../../staff/auth/current-staff.decorator.ts';
import { LeadId } from '../lead-id.decorator.ts';
import { MergeDto, MergedDto, MergePreviewDto, SeparateDto } from './lead-merge.dto.ts';
import { LeadMergeService } from './lead-merge.service.ts';

@AllowsEarlierSignIn('Daily work on leads, which can be undone.')
@DeskController('admin/leads', 'Leads', 'agent')
export class LeadMergeController {
  constructor(private readonly merges: LeadMergeService) {}

  @Returns(
    MergedDto,
    'Merge another lead into this one',
    'For two leads of the same person. A merge can be undone. With `seen`, as the preview showed them, leads that a colleague has changed since are not merged.',
  )
  @Post(':id/merge')
  async merge(
    @LeadId id: number,
    @Body() { leadId, seen }: MergeDto,
    @CurrentStaff() staff: StaffMember,
  ): Promise<MergedDto> {
    return { batchId: await this.merges.merge(staff, id, leadId, seen) };
  }

  @ApiQuery({ name: 'leadId', schema: { type: 'integer' }, example: 43 })
  @Returns(MergePreviewDto, 'Show what a merge would result in')
  @Get(':id/merge-preview')
  preview(
    @LeadId id: number,
    @QueryString('leadId') other = '',
    @CurrentStaff() { userId }: StaffMember,
  ): Promise<MergePreviewDto> {
    return this.merges.preview(id, idOf(other, 'There is no such lead.'), userId);
  }

  @Returns(
    MergedDto,
    'Separate a merged lead',
    'Possible at any time after a merge. Its requests and the corrections of what they say go with it; its status and owner are those it had.',
  )
  @Post(':id/separate')
  async separate(
    @LeadId id: number,
    @Body() { leadId }: SeparateDto,
    @CurrentStaff() staff: StaffMember,
  ): Promise<MergedDto> {
    return { batchId: await this.merges.separate(staff, id, leadId) };
  }
}
