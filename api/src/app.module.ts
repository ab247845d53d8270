import { type DynamicModule, Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import type { Logger } from 'pino';
import { AuditController } from './audit/audit.controller.ts';
import { FieldReportsController } from './field-reports/field-reports.controller.ts';
import { FieldReports } from './field-reports/field-reports.service.ts';
import { IntakeModule } from './intake/intake.module.ts';
import { LeadsModule } from './leads/leads.module.ts';
import { MailModule } from './mail/mail.module.ts';
import { ApiMetrics } from './metrics/api-metrics.service.ts';
import { NotificationsModule } from './notifications/notifications.module.ts';
import { OperationModule } from './operation/operation.module.ts';
import type { Env } from './platform/env/env.ts';
import { CsrfGuard } from './platform/http/csrf.guard.ts';
import { OriginGuard } from './platform/http/origin.guard.ts';
import { PlatformModule } from './platform/platform.module.ts';
import { ReleaseEvents } from './release-events/release-events.service.ts';
import { AuthGuard } from './staff/auth/auth.guard.ts';
import { staffEntities } from './staff/entities.ts';
import { StaffModule } from './staff/staff.module.ts';

@Module({})
export class AppModule {
  static forRoot(env: Env, log: Logger): DynamicModule {
    return {
      module: AppModule,
      imports: [
        PlatformModule.forRoot(env, log, staffEntities),
        NotificationsModule,
        StaffModule,
        IntakeModule,
        LeadsModule,
        MailModule,
        OperationModule,
      ],
      controllers: [AuditController, FieldReportsController],
      providers: [
        { provide: APP_GUARD, useClass: OriginGuard },
        { provide: APP_GUARD, useClass: CsrfGuard },
        { provide: APP_GUARD, useExisting: AuthGuard },
        FieldReports,
        ReleaseEvents,
        ApiMetrics,
      ],
    };
  }
}
