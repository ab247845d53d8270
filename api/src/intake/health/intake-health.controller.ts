import { Controller, Get, UseFilters } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { HealthCheck, type HealthCheckResult, HealthCheckService, TypeOrmHealthIndicator } from '@nestjs/terminus';
import { HealthReportFilter } from '../../platform/health/health-report.filter.ts';
import { Public } from '../../platform/http/public.decorator.ts';
import { IntakeHealth } from './intake-health.service.ts';

@ApiTags('Health')
@Public()
@Controller('health')
@UseFilters(HealthReportFilter)
export class IntakeHealthController {
  constructor(
    private readonly health: HealthCheckService,
    private readonly database: TypeOrmHealthIndicator,
    private readonly intakeHealth: IntakeHealth,
  ) {}

  @ApiOperation({
    summary: 'Check whether the API can serve every request: PostgreSQL responds within one second',
    description:
      'Also reports how many submissions wait in the journal, how many of them PostgreSQL has rejected, and how many journal files are unreadable. Writes to the disk, so do not poll it more often than every few seconds.',
  })
  @HealthCheck()
  @Get('ready')
  ready(): Promise<HealthCheckResult> {
    return this.health.check([
      () => this.database.pingCheck('database').withTimeout(1_000),
      () => this.intakeHealth.journal('journal'),
    ]);
  }

  @ApiOperation({
    summary: 'Check whether forms can be stored: in PostgreSQL or, during an outage, in the journal',
    description: 'For readiness probes: an instance without the database still accepts forms.',
  })
  @HealthCheck()
  @Get('intake')
  intake(): Promise<HealthCheckResult> {
    return this.health.check([() => this.intakeHealth.storage('storage')]);
  }
}
