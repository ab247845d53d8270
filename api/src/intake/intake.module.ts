import { Module } from '@nestjs/common';
import { BusinessHoursModule } from '../business-hours/business-hours.module.ts';
import { IntakeService } from './intake.service.ts';

@Module({ imports: [BusinessHoursModule], providers: [IntakeService], exports: [IntakeService] })
export class IntakeModule {}
