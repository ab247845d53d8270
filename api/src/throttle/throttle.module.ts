import { Module } from '@nestjs/common';
import { FormRateGuard } from './form-rate.guard.ts';
import { ThrottleService } from './throttle.service.ts';

@Module({ providers: [ThrottleService, FormRateGuard], exports: [ThrottleService, FormRateGuard] })
export class ThrottleModule {}
