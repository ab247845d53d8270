import { type DynamicModule, Global, Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { TypeOrmModule } from '@nestjs/typeorm';
import type { Logger } from 'pino';
import { DataSource } from 'typeorm';
import { CaseStudyModule } from './case-study/case-study.module.ts';
import { ContactModule } from './contact/contact.module.ts';
import { databaseOptions } from './database/database-options.ts';
import { initializeWithin } from './database/migrate-under-lock.ts';
import { Env } from './env.ts';
import { HealthModule } from './health/health.module.ts';
import { loggerToken } from './logging/inject-logger.ts';
import { PagesController } from './pages/pages.controller.ts';
import { LeadsModule } from './leads/leads.module.ts';
import { PasswordResetModule } from './password-reset/password-reset.module.ts';
import { SameSiteGuard } from './session/same-site.guard.ts';
import { SavedViewsModule } from './saved-views/saved-views.module.ts';
import { SessionModule } from './session/session.module.ts';
import { ConnectionFarewell } from './shutdown.ts';
import { StaffAccountsModule } from './staff-accounts/staff-accounts.module.ts';
import { StaffDirectoryModule } from './staff-directory/staff-directory.module.ts';
import { SubmissionsModule } from './submissions/submissions.module.ts';
import { DeliveriesModule } from './telling/deliveries.module.ts';
import { TellingModule } from './telling/telling.module.ts';

const startPatienceMilliseconds = 30_000;

@Global()
@Module({})
export class AppModule {
  static in(env: Env, log: Logger): DynamicModule {
    return {
      module: AppModule,
      imports: [
        TypeOrmModule.forRootAsync({
          useFactory: () => databaseOptions(env.databaseUrl),
          dataSourceFactory: (options) => {
            if (!options) throw new Error('The database options are missing.');
            return initializeWithin(startPatienceMilliseconds, new DataSource(options));
          },
        }),
        ContactModule,
        CaseStudyModule,
        StaffAccountsModule,
        SessionModule,
        StaffDirectoryModule,
        PasswordResetModule,
        SubmissionsModule,
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
        ConnectionFarewell,
        { provide: APP_GUARD, useClass: SameSiteGuard },
      ],
      exports: [Env, loggerToken],
    };
  }
}
