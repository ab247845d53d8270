import { type DynamicModule, Global, Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { TypeOrmModule } from '@nestjs/typeorm';
import type { Logger } from 'pino';
import { DataSource } from 'typeorm';
import { CaseStudyModule } from './case-study/case-study.module.ts';
import { ContactModule } from './contact/contact.module.ts';
import { DashboardModule } from './dashboard/dashboard.module.ts';
import { DatabaseArrival } from './database/database-arrival.ts';
import { databaseOptions } from './database/database-options.ts';
import { IntakeDatabase } from './database/intake-database.ts';
import { Env } from './env.ts';
import { HealthModule } from './health/health.module.ts';
import { LeadsModule } from './leads/leads.module.ts';
import { LiveModule } from './live/live.module.ts';
import { loggerToken } from './logging/inject-logger.ts';
import { PagesController } from './pages/pages.controller.ts';
import { PasswordResetModule } from './password-reset/password-reset.module.ts';
import { SavedViewsModule } from './saved-views/saved-views.module.ts';
import { SameSiteGuard } from './session/same-site.guard.ts';
import { SessionModule } from './session/session.module.ts';
import { ConnectionFarewell } from './shutdown.ts';
import { StaffAccountsModule } from './staff-accounts/staff-accounts.module.ts';
import { StaffDirectoryModule } from './staff-directory/staff-directory.module.ts';
import { SubmissionsModule } from './submissions/submissions.module.ts';
import { DeliveriesModule } from './telling/deliveries.module.ts';
import { TellingModule } from './telling/telling.module.ts';

@Global()
@Module({})
export class AppModule {
  static in(env: Env, log: Logger): DynamicModule {
    return {
      module: AppModule,
      imports: [
        TypeOrmModule.forRootAsync({
          // Reaching the database is DatabaseArrival's part: it may be away when the API starts.
          useFactory: () => ({ ...databaseOptions(env.databaseUrl), manualInitialization: true }),
        }),
        ContactModule,
        CaseStudyModule,
        StaffAccountsModule,
        SessionModule,
        StaffDirectoryModule,
        PasswordResetModule,
        SubmissionsModule,
        LiveModule,
        DashboardModule,
        LeadsModule,
        SavedViewsModule,
        TellingModule,
        DeliveriesModule,
        HealthModule,
      ],
      controllers: [PagesController],
      providers: [
        { provide: Env, useValue: env },
        { provide: loggerToken, useValue: log },
        {
          provide: DatabaseArrival,
          useFactory: async (database: DataSource) => {
            const arrival = new DatabaseArrival(env, database, log);
            await arrival.begin();
            return arrival;
          },
          inject: [DataSource],
        },
        IntakeDatabase,
        ConnectionFarewell,
        { provide: APP_GUARD, useClass: SameSiteGuard },
      ],
      exports: [Env, loggerToken, DatabaseArrival, IntakeDatabase],
    };
  }
}
