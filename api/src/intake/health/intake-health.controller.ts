import { Controller, Get, type OnApplicationBootstrap, type OnApplicationShutdown, Req, Res } from '@nestjs/common';
import { ApiServiceUnavailableResponse, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { CircuitBreakerPool } from '../../platform/database/circuit-breaker-pool.ts';
import { DatabaseConnection } from '../../platform/database/database-connection.ts';
import { HealthDto } from '../../platform/health/health.dto.ts';
import { isLocalClient } from '../../platform/health/is-local-client.ts';
import { ServedOn } from '../../platform/http/origin.guard.ts';
import { Public } from '../../platform/http/public.decorator.ts';
import { Returns } from '../../platform/openapi/returns.decorator.ts';
import { Journal } from '../journal/journal.service.ts';

/** The check of the journal writes to the disk. */
const journalCheckMilliseconds = 10_000;

/** Reports what background checks have found: where the next form would be stored, and how many wait. A request causes no work. */
@ApiTags('Health')
@Public()
@ServedOn('both')
@Controller('health')
export class IntakeHealthController implements OnApplicationBootstrap, OnApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly database: CircuitBreakerPool,
    private readonly connection: DatabaseConnection,
    private readonly journal: Journal,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => this.journal.check(), journalCheckMilliseconds).unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  @Returns(
    HealthDto,
    'Check whether the API can serve every request: PostgreSQL responds',
    'PostgreSQL is checked every two seconds. On the host of the API, it also reports how many submissions wait in the journal, how many of them PostgreSQL has rejected, how many journal files are unreadable, and which steps of the start have failed.',
  )
  @ApiServiceUnavailableResponse({ type: HealthDto })
  @Get('ready')
  ready(@Req() request: Request, @Res({ passthrough: true }) response: Response): HealthDto {
    // The journal does not count: it is not needed as long as PostgreSQL responds.
    const isHealthy = this.connection.isReady && this.database.isResponding;
    const failing = this.connection.failingSteps;
    const details = { database: { status: isHealthy ? 'up' : 'down' }, journal: this.journal.report() };
    return send(isHealthy, { ...details, ...(failing.length > 0 && { start: { failing } }) }, request, response);
  }

  @Returns(
    HealthDto,
    'Check whether forms can be stored: in PostgreSQL or, during an outage, in the journal',
    'For readiness probes: an instance without the database still accepts forms.',
  )
  @ApiServiceUnavailableResponse({ type: HealthDto })
  @Get('intake')
  intake(@Req() request: Request, @Res({ passthrough: true }) response: Response): HealthDto {
    if (!this.database.isOpen) return send(true, { storage: { in: 'database' } }, request, response);
    const { isWritable, ...report } = this.journal.report();
    return send(isWritable, { storage: { in: isWritable ? 'journal' : 'nowhere', ...report } }, request, response);
  }
}

function send(isHealthy: boolean, details: Record<string, object>, request: Request, response: Response): HealthDto {
  response.status(isHealthy ? 200 : 503);
  return { status: isHealthy ? 'ok' : 'error', ...(isLocalClient(request) && { details }) };
}
