import { Controller, Get, Req, Res } from '@nestjs/common';
import { ApiServiceUnavailableResponse, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { HealthDto } from '../../platform/health/health.dto.ts';
import { isLocalClient } from '../../platform/health/is-local-client.ts';
import { ServedOn } from '../../platform/http/origin.guard.ts';
import { Public } from '../../platform/http/public.decorator.ts';
import { Returns } from '../../platform/openapi/returns.decorator.ts';
import { type Health, IntakeHealth } from './intake-health.service.ts';

/** Reports what background checks have found. A request causes no work in the database or on the disk. */
@ApiTags('Health')
@Public()
@ServedOn('both')
@Controller('health')
export class IntakeHealthController {
  constructor(private readonly health: IntakeHealth) {}

  @Returns(
    HealthDto,
    'Check whether the API can serve every request: PostgreSQL responds',
    'PostgreSQL is checked every two seconds. On the host of the API, it also reports how many submissions wait in the journal, how many of them PostgreSQL has rejected, how many journal files are unreadable, and which steps of the start have failed.',
  )
  @ApiServiceUnavailableResponse({ type: HealthDto })
  @Get('ready')
  ready(@Req() request: Request, @Res({ passthrough: true }) response: Response): HealthDto {
    return send(this.health.readiness(), request, response);
  }

  @Returns(
    HealthDto,
    'Check whether forms can be stored: in PostgreSQL or, during an outage, in the journal',
    'For readiness probes: an instance without the database still accepts forms.',
  )
  @ApiServiceUnavailableResponse({ type: HealthDto })
  @Get('intake')
  intake(@Req() request: Request, @Res({ passthrough: true }) response: Response): HealthDto {
    return send(this.health.storage(), request, response);
  }
}

function send({ isHealthy, details }: Health, request: Request, response: Response): HealthDto {
  response.status(isHealthy ? 200 : 503);
  return { status: isHealthy ? 'ok' : 'error', ...(isLocalClient(request) && { details }) };
}
