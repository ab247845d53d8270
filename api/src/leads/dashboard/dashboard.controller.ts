import { Controller, Get, Query as QueryString } from '@nestjs/common';
import { ApiOperation, ApiQuery, ApiTags } from '@nestjs/swagger';
import { choiceOf, type Query } from '../../platform/http/query-parameters.ts';
import { Returns } from '../../platform/openapi/returns.decorator.ts';
import { RequiresRole } from '../../staff/auth/requires-role.decorator.ts';
import { DashboardDto } from './dashboard.dto.ts';
import { DashboardService } from './dashboard.service.ts';

const periods = ['7', '30', '90'] as const;

@ApiTags('Leads')
@RequiresRole('viewer')
@Controller('admin/dashboard')
export class DashboardController {
  constructor(private readonly dashboard: DashboardService) {}

  @ApiOperation({
    summary: 'Show the dashboard',
    description:
      'Leads of the last days by day, practice, city and page, and the times to the first response. Each number has the query string of its list.',
  })
  @ApiQuery({ name: 'days', required: false, schema: { type: 'string', enum: [...periods], default: '30' } })
  @Returns(DashboardDto, { 400: 'days must be one of 7, 30, 90.' })
  @Get()
  show(@QueryString() query: Query): Promise<DashboardDto> {
    return this.dashboard.of(Number(choiceOf(query, 'days', periods) ?? '30'));
  }
}
