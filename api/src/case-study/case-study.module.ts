import { Module } from '@nestjs/common';
import { IntakeModule } from '../intake/intake.module.ts';
import { ThrottleModule } from '../throttle/throttle.module.ts';
import { CaseStudyController } from './case-study.controller.ts';
import { CaseStudyService } from './case-study.service.ts';

@Module({ imports: [ThrottleModule, IntakeModule], controllers: [CaseStudyController], providers: [CaseStudyService] })
export class CaseStudyModule {}
