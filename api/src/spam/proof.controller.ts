import { Body, Controller, HttpCode, Post, UseGuards } from '@nestjs/common';
import { ApiNoContentResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { DescribesErrors } from '../openapi/form-errors.decorator.ts';
import { OpenToOtherSites } from '../session/same-site.guard.ts';
import { FormRateGuard } from '../throttle/form-rate.guard.ts';
import { ProofDto } from './proof.dto.ts';
import { Proof } from './proof.service.ts';

@ApiTags('Website')
@Controller('contact/proof')
@OpenToOtherSites()
@UseGuards(FormRateGuard)
export class ProofController {
  constructor(private readonly proof: Proof) {}

  @ApiOperation({
    summary: 'Take the solution of a challenge',
    description: 'Each challenge can be solved once and for twenty minutes. The request itself was stored before.',
  })
  @ApiNoContentResponse({ description: 'It was right, and counts.' })
  @DescribesErrors({
    400: 'The request could not be read. Please send it again.',
    410: 'There is nothing to be solved for this form any more.',
    422: 'This is not the solution.',
    429: 'That was a lot at once. Please try again in 30 seconds, or call us at 512-555-0142.',
  })
  @HttpCode(204)
  @Post()
  accept(@Body() { submissionId, proof }: ProofDto): Promise<void> {
    return this.proof.accept(submissionId, proof);
  }
}
