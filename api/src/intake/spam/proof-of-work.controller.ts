import { Body, Controller, Post, UseGuards } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { AllowCrossSite } from '../../platform/http/csrf.guard.ts';
import { ServedOn } from '../../platform/http/origin.guard.ts';
import { Public } from '../../platform/http/public.decorator.ts';
import { ReturnsNothing } from '../../platform/openapi/returns.decorator.ts';
import { FormRateLimitGuard } from '../rate-limit/form-rate-limit.guard.ts';
import { ProofDto } from './proof-of-work.dto.ts';
import { ProofOfWork } from './proof-of-work.service.ts';

@ApiTags('Website')
@Public()
@ServedOn('site')
@AllowCrossSite()
@UseGuards(FormRateLimitGuard)
@Controller('contact/proof')
export class ProofOfWorkController {
  constructor(private readonly proofOfWork: ProofOfWork) {}

  @ReturnsNothing(
    'The solution is accepted.',
    'Submit the solution of a proof-of-work challenge',
    'A challenge can be solved once, within twenty minutes. The form itself is already stored.',
  )
  @Post()
  accept(@Body() { submissionId, proof }: ProofDto): Promise<void> {
    return this.proofOfWork.verify(submissionId, proof);
  }
}
