import { Module } from '@nestjs/common';
import { ThrottleModule } from '../throttle/throttle.module.ts';
import { CaseStudyController } from './case-study.controller.ts';
import { CaseStudyService } from './case-study.service.ts';

@Module({ imports: [ThrottleModule], controllers: [CaseStudyController], providers: [CaseStudyService] })
export class CaseStudyModule {}
