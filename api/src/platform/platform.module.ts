import { type DynamicModule, Global, Module, type Provider } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Registry } from 'prom-client';
import { DataSource } from 'typeorm';
import { BusinessHours } from './business-hours/business-hours.ts';
import { CircuitBreakerPool } from './database/circuit-breaker-pool.ts';
import { DatabaseConnection } from './database/database-connection.ts';
import { databaseOptions, type Entities } from './database/database-options.ts';
import { RepeatedTasks } from './database/repeated-tasks.service.ts';
import { SecretBox } from './encryption/secret-box.ts';
import { Env } from './env/env.ts';
import { LivenessController } from './health/liveness.controller.ts';
import { ConnectionDrainer } from './http/connection-drainer.ts';
import { Logger } from './logging/logger.ts';
import { AttemptDelay } from './rate-limit/attempt-delay.ts';
import { RateLimiter } from './rate-limit/rate-limiter.ts';

/** What every other module builds on. Global, so that no module has to import it. */
@Global()
@Module({})
export class PlatformModule {
  static forRoot(env: Env, log: Logger, entities: Entities): DynamicModule {
    const providers: Provider[] = [
      { provide: Env, useValue: env },
      { provide: Logger, useValue: log },
      { provide: Registry, useFactory: () => new Registry() },
      {
        provide: DatabaseConnection,
        useFactory: async (database: DataSource) => {
          const connection = new DatabaseConnection(env, database, log);
          await connection.connect();
          return connection;
        },
        inject: [DataSource],
      },
      BusinessHours,
      CircuitBreakerPool,
      ConnectionDrainer,
      RateLimiter,
      RepeatedTasks,
      AttemptDelay,
      SecretBox,
    ];
    return {
      module: PlatformModule,
      imports: [
        TypeOrmModule.forRootAsync({
          // DatabaseConnection connects: PostgreSQL may be unavailable when the API starts.
          useFactory: () => ({ ...databaseOptions(env.databaseUrl, entities), manualInitialization: true }),
        }),
      ],
      controllers: [LivenessController],
      providers,
      exports: providers,
    };
  }
}
