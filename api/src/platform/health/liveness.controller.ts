import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ServedOn } from '../http/origin.guard.ts';
import { Public } from '../http/public.decorator.ts';
import { HealthDto } from './health.dto.ts';

@ApiTags('Health')
@Public()
@ServedOn('both')
@Controller('health')
export class LivenessController {
  @ApiOperation({
    summary: 'Check whether the process is running',
    description: 'Does not check the database: restarting the API would not bring it back.',
  })
  @ApiOkResponse({ type: HealthDto })
  @Get('live')
  live(): HealthDto {
    return { status: 'ok' };
  }
}
