import { BadRequestException, Get, Post, Query } from '@nestjs/common';
import { ApiQuery } from '@nestjs/swagger';
import { deliveryStates } from '@portal/contracts/lead';
import { PathId } from '../../platform/http/id.decorators.ts';
import { wholeNumber } from '../../platform/http/query-parameters.ts';
import { Returns } from '../../platform/openapi/returns.decorator.ts';
import { AllowsEarlierSignIn, DeskController, RequiresRole } from '../../staff/auth/access.decorators.ts';
import { CurrentStaff, type StaffMember } from '../../staff/auth/current-staff.decorator.ts';
import { DeliveriesService } from './deliveries.service.ts';
import { DeliveriesPageDto, DeliveryDto } from './delivery.dto.ts';

const DeliveryId = PathId('There is no such delivery.');
const maxPageSize = 100;

@DeskController('admin/deliveries', 'Deliveries', 'viewer')
export class DeliveriesController {
  constructor(private readonly deliveries: DeliveriesService) {}

  @ApiQuery({ name: 'state', required: false, enum: deliveryStates, schema: { default: 'failed' } })
  @ApiQuery({
    name: 'cursor',
    required: false,
    schema: { type: 'string' },
    description: '`nextCursor` of the previous page.',
  })
  @ApiQuery({
    name: 'limit',
    required: false,
    schema: { type: 'integer', minimum: 1, maximum: maxPageSize, default: 50 },
  })
  @Returns(
    DeliveriesPageDto,
    'List deliveries in one state, newest first',
    'Notifications of leads, by email and webhook.',
  )
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
      wholeNumber('limit', limit, 50, maxPageSize),
    );
  }

  @Returns(
    DeliveryDto,
    'Retry a failed delivery',
    'The delivery gets all its attempts again. The lead’s badge is removed with its last failed delivery.',
  )
  @RequiresRole('agent')
  @AllowsEarlierSignIn('Sends a notification again to the receiver that is configured.')
  @Post(':id/resend')
  resend(@DeliveryId id: number, @CurrentStaff() staff: StaffMember): Promise<DeliveryDto> {
    return this.deliveries.resend(id, staff.userId);
  }
}
