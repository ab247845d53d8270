import { Module } from '@nestjs/common';
import { TerminusModule } from '@nestjs/terminus';
import { IntakeModule } from '../intake/intake.module.ts';
import { HealthController } from './health.controller.ts';

@Module({ imports: [TerminusModule.forRoot({ logger: false }), IntakeModule], controllers: [HealthController] })
export class HealthModule {}
