import { Module } from '@nestjs/common';
import { BusinessHours } from './business-hours.ts';

@Module({ providers: [BusinessHours], exports: [BusinessHours] })
export class BusinessHoursModule {}
