import { Body, Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Returns } from '../../platform/openapi/returns.decorator.ts';
import { AllowsEarlierSignIn } from '../../staff/auth/auth.guard.ts';
import { CurrentStaff, type StaffMember } from '../../staff/auth/current-staff.decorator.ts';
import { RequiresRole } from '../../staff/auth/requires-role.decorator.ts';
import { PipelineDto, PipelineRequestDto } from './pipeline.dto.ts';
import { PipelineService } from './pipeline.service.ts';

@ApiTags('Leads')
@RequiresRole('viewer')
@Controller('admin/leads')
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
