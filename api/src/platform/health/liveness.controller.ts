import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ServedOn } from '../http/origin.guard.ts';
import { Public } from '../http/public.decorator.ts';
import { Returns } from '../openapi/returns.decorator.ts';
import { HealthDto } from './health.dto.ts';

@ApiTags('Health')
@Public()
@ServedOn('both')
@Controller('health')
export class LivenessController {
  @Returns(
    HealthDto,
    'Check whether the process is running',
    'Does not check the database: restarting the API would not bring it back.',
  )
  @Get('live')
  live(): HealthDto {
    return { status: 'ok' };
  }
}
