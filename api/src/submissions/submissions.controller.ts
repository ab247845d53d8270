import { Controller, Get, Query, UseGuards } from '@nestjs/common';
import { ApiCookieAuth, ApiOkResponse, ApiOperation, ApiQuery, ApiTags } from '@nestjs/swagger';
import { DescribesErrors } from '../openapi/form-errors.decorator.ts';
import { SessionGuard } from '../session/session.guard.ts';
import { SubmissionsService } from './submissions.service.ts';
import { SubmissionsPageDto, wholeNumber } from './submissions-page.dto.ts';

@ApiTags('Staff')
@ApiCookieAuth('portal_session')
@Controller('admin/submissions')
@UseGuards(SessionGuard)
export class SubmissionsController {
  constructor(private readonly submissions: SubmissionsService) {}

  @ApiOperation({ summary: 'List contact submissions, newest first' })
  @ApiQuery({ name: 'page', required: false, schema: { type: 'integer', minimum: 1, maximum: 1_000_000, default: 1 } })
  @ApiQuery({ name: 'pageSize', required: false, schema: { type: 'integer', minimum: 1, maximum: 100, default: 25 } })
  @ApiOkResponse({ type: SubmissionsPageDto })
  @DescribesErrors({ 400: 'pageSize must be a whole number from 1 to 100.', 401: 'Please sign in.' })
  @Get()
  list(@Query('page') page?: string, @Query('pageSize') pageSize?: string): Promise<SubmissionsPageDto> {
    return this.submissions.page(wholeNumber('page', page, 1, 1_000_000), wholeNumber('pageSize', pageSize, 25, 100));
  }
}
