import { Controller, Get } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { HealthCheck, type HealthCheckResult, HealthCheckService } from '@nestjs/terminus';
import { Public } from '../http/public.decorator.ts';

@ApiTags('Health')
@Public()
@Controller('health')
export class LivenessController {
  constructor(private readonly health: HealthCheckService) {}

  @ApiOperation({
    summary: 'Check whether the process is running',
    description: 'Does not check the database: restarting the API would not bring it back.',
  })
  @HealthCheck()
  @Get('live')
  live(): Promise<HealthCheckResult> {
    return this.health.check([]);
  }
}
