import { Body, Post } from '@nestjs/common';
import { ReturnsNothing } from '../../platform/openapi/returns.decorator.ts';
import { FormController } from '../form-controller.decorator.ts';
import { ProofDto } from './proof-of-work.dto.ts';
import { ProofOfWork } from './proof-of-work.service.ts';

@FormController('contact/proof')
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
