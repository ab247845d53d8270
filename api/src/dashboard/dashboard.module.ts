import { Module } from '@nestjs/common';
import { BusinessHoursModule } from '../business-hours/business-hours.module.ts';
import { SessionModule } from '../session/session.module.ts';
import { DashboardController } from './dashboard.controller.ts';
import { DashboardService } from './dashboard.service.ts';

@Module({
  imports: [SessionModule, BusinessHoursModule],
  controllers: [DashboardController],
  providers: [DashboardService],
})
export class DashboardModule {}
