import { Body, Post } from '@nestjs/common';
import { Returns } from '../../platform/openapi/returns.decorator.ts';
import { AllowsEarlierSignIn, DeskController } from '../../staff/auth/access.decorators.ts';
import { CurrentStaff, type StaffMember } from '../../staff/auth/current-staff.decorator.ts';
import { PipelineDto, PipelineRequestDto } from './pipeline.dto.ts';
import { PipelineService } from './pipeline.service.ts';

@DeskController('admin/leads', 'Leads', 'viewer')
export class PipelineController {
  constructor(private readonly pipeline: PipelineService) {}

  @Returns(
    PipelineDto,
    'Show the open pipeline',
    'Number and expected value of open leads, by stage and by one field, also weighted by the share of leads of their stage that was won within the last year.',
  )
  @AllowsEarlierSignIn('Reads only: the filter is in the body, because URLs are logged.')
  @Post('pipeline')
  show(@Body() request: PipelineRequestDto, @CurrentStaff() { userId }: StaffMember): Promise<PipelineDto> {
    return this.pipeline.of(request, userId);
  }
}
