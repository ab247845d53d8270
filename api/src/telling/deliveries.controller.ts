import { BadRequestException, Controller, Get, HttpCode, NotFoundException, Param, Post, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiQuery, ApiTags } from '@nestjs/swagger';
import { deliveryStates } from '@portal/contracts/lead';
import { DescribesErrors } from '../openapi/form-errors.decorator.ts';
import { CurrentStaff, type StaffMember } from '../session/current-staff.decorator.ts';
import { RequiresRole } from '../session/requires-role.decorator.ts';
import { wholeNumber } from '../submissions/submissions-page.dto.ts';
import { Deliveries } from './deliveries.service.ts';
import { DeliveriesPageDto, DeliveryDto } from './delivery.dto.ts';

const mostOnAPage = 100;

@ApiTags('Deliveries')
@Controller('admin/deliveries')
@RequiresRole('viewer')
export class DeliveriesController {
  constructor(private readonly deliveries: Deliveries) {}

  @ApiOperation({
    summary: 'List deliveries in one state, newest first',
    description: 'Who was told of which lead, or could not be.',
  })
  @ApiQuery({ name: 'state', required: false, enum: deliveryStates, schema: { default: 'failed' } })
  @ApiQuery({
    name: 'cursor',
    required: false,
    schema: { type: 'string' },
    description: 'The last answer’s nextCursor.',
  })
  @ApiQuery({
    name: 'limit',
    required: false,
    schema: { type: 'integer', minimum: 1, maximum: mostOnAPage, default: 50 },
  })
  @ApiOkResponse({ type: DeliveriesPageDto })
  @DescribesErrors({ 400: 'limit must be a whole number from 1 to 100.', 401: 'Please sign in.' })
  @Get()
  list(
    @Query('state') given = 'failed',
    @Query('cursor') cursor?: string,
    @Query('limit') limit?: string,
  ): Promise<DeliveriesPageDto> {
    const state = deliveryStates.find((known) => known === given);
    if (!state) throw new BadRequestException(`state must be one of ${deliveryStates.join(', ')}.`);
    return this.deliveries.page(
      state,
      cursor === undefined ? undefined : wholeNumber('cursor', cursor, 0, 999_999_999),
      wholeNumber('limit', limit, 50, mostOnAPage),
    );
  }

  @ApiOperation({
    summary: 'Send again what has failed for good',
    description: 'It waits again with all its tries; the lead’s badge goes with its last failed delivery.',
  })
  @ApiParam({ name: 'id', schema: { type: 'integer', minimum: 1 } })
  @ApiOkResponse({ type: DeliveryDto })
  @DescribesErrors({
    401: 'Please sign in.',
    403: 'This needs the role agent.',
    404: 'There is no such delivery.',
    409: 'This delivery has not failed: it is sent.',
  })
  @RequiresRole('agent')
  @HttpCode(200)
  @Post(':id/resend')
  resend(@Param('id') id: string, @CurrentStaff() staff: StaffMember): Promise<DeliveryDto> {
    if (!/^[1-9]\d{0,8}$/.test(id)) throw new NotFoundException('There is no such delivery.');
    return this.deliveries.resend(Number(id), staff.userId);
  }
}
