import { Controller, Get, UseFilters } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { HealthCheck, type HealthCheckResult, HealthCheckService, TypeOrmHealthIndicator } from '@nestjs/terminus';
import { IntakeHealth } from '../intake/intake-health.ts';
import { HealthReportFilter } from './health-report.filter.ts';

@ApiTags('Health')
@Controller('health')
@UseFilters(HealthReportFilter)
export class HealthController {
  constructor(
    private readonly health: HealthCheckService,
    private readonly database: TypeOrmHealthIndicator,
    private readonly intake: IntakeHealth,
  ) {}

  @ApiOperation({
    summary: 'Tell that the process runs',
    description: 'Says nothing about the database: a restart would not bring it back.',
  })
  @HealthCheck()
  @Get('live')
  live(): Promise<HealthCheckResult> {
    return this.health.check([]);
  }

  @ApiOperation({
    summary: 'Tell whether everything can be served: the database answers within a second',
    description:
      'Also says how many submissions wait in the journal, how many of them PostgreSQL has refused, and how many journals could not be read.',
  })
  @HealthCheck()
  @Get('ready')
  ready(): Promise<HealthCheckResult> {
    return this.health.check([
      () => this.database.pingCheck('database').withTimeout(1_000),
      () => this.intake.journal('journal'),
    ]);
  }

  @ApiOperation({
    summary: 'Tell whether forms can be taken in: by the database or, while it is away, by the journal',
    description: 'What a load balancer should ask: an instance without the database still loses no lead.',
  })
  @HealthCheck()
  @Get('intake')
  takesForms(): Promise<HealthCheckResult> {
    return this.health.check([() => this.intake.storage('storage')]);
  }
}
