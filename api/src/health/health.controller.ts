import { Controller, Get, UseFilters } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { HealthCheck, type HealthCheckResult, HealthCheckService, TypeOrmHealthIndicator } from '@nestjs/terminus';
import { HealthReportFilter } from './health-report.filter.ts';

@ApiTags('Health')
@Controller('health')
@UseFilters(HealthReportFilter)
export class HealthController {
  constructor(
    private readonly health: HealthCheckService,
    private readonly database: TypeOrmHealthIndicator,
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

  @ApiOperation({ summary: 'Tell whether requests can be served: the database answers within a second' })
  @HealthCheck()
  @Get('ready')
  ready(): Promise<HealthCheckResult> {
    return this.health.check([() => this.database.pingCheck('database').withTimeout(1_000)]);
  }
}
