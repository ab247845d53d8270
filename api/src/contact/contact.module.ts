import { Module } from '@nestjs/common';
import { IntakeModule } from '../intake/intake.module.ts';
import { ProofController } from '../spam/proof.controller.ts';
import { ThrottleModule } from '../throttle/throttle.module.ts';
import { ContactController } from './contact.controller.ts';
import { ContactService } from './contact.service.ts';

@Module({
  imports: [ThrottleModule, IntakeModule],
  controllers: [ContactController, ProofController],
  providers: [ContactService],
})
export class ContactModule {}
