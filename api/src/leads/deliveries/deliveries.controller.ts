import { BadRequestException, ConflictException, Get, NotFoundException, Post, Query } from '@nestjs/common';
import { ApiQuery } from '@nestjs/swagger';
import { deliveryStates } from '@portal/contracts/lead';
import { DataSource, type EntityManager } from 'typeorm';
import { changeDeliveryState } from '../../notifications/deliveries/delivery-state.ts';
import { JobQueue } from '../../notifications/queue/job-queue.service.ts';
import { isoTime } from '../../platform/database/iso-time.ts';
import { PathId } from '../../platform/http/id.decorators.ts';
import { wholeNumber } from '../../platform/http/query-parameters.ts';
import { Returns } from '../../platform/openapi/returns.decorator.ts';
import { AllowsEarlierSignIn, DeskController, RequiresRole } from '../../staff/auth/access.decorators.ts';
import { CurrentStaff, type StaffMember } from '../../staff/auth/current-staff.decorator.ts';
import { DeliveriesPageDto, DeliveryDto } from './delivery.dto.ts';

const DeliveryId = PathId('There is no such delivery.');
const maxPageSize = 100;

/** Lists deliveries and retries failed ones. */
@DeskController('admin/deliveries', 'Deliveries', 'viewer')
export class DeliveriesController {
  constructor(
    private readonly database: DataSource,
    private readonly jobs: JobQueue,
  ) {}

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
  async list(
    @Query('state') given = 'failed',
    @Query('cursor') cursor?: string,
    @Query('limit') limit?: string,
  ): Promise<DeliveriesPageDto> {
    const state = deliveryStates.find((known) => known === given);
    if (!state) throw new BadRequestException(`state must be one of ${deliveryStates.join(', ')}.`);
    const before = cursor === undefined ? null : wholeNumber('cursor', cursor, 0, 999_999_999);
    const size = wholeNumber('limit', limit, 50, maxPageSize);
    const rows = await select(
      this.database.manager,
      'where delivery.state = $1 and ($2::integer is null or delivery.id < $2) order by delivery.id desc limit $3',
      [state, before, size + 1],
    );
    const items = rows.slice(0, size);
    return { items, nextCursor: rows.length > size ? String(items.at(-1)?.id) : null };
  }

  @Returns(
    DeliveryDto,
    'Retry a failed delivery',
    'The delivery gets all its attempts again. The lead’s badge is removed with its last failed delivery.',
  )
  @RequiresRole('agent')
  @AllowsEarlierSignIn('Sends a notification again to the receiver that is configured.')
  @Post(':id/resend')
  resend(@DeliveryId deliveryId: number, @CurrentStaff() { userId: actorId }: StaffMember): Promise<DeliveryDto> {
    return this.database.transaction(async (transaction) => {
      const isMoved = await changeDeliveryState(transaction, { deliveryId, from: 'failed', to: 'waiting', actorId });
      if (isMoved) await this.jobs.send(transaction, 'deliver', [{ deliveryId }]);

      const [row] = await select(transaction, 'where delivery.id = $1', [deliveryId]);
      if (!row) throw new NotFoundException('There is no such delivery.');
      if (!isMoved) throw new ConflictException(`This delivery has not failed: it is ${row.state}.`);
      return row;
    });
  }
}

function select(database: EntityManager, which: string, values: unknown[]): Promise<DeliveryDto[]> {
  return database.query(
    `select delivery.id, lead.root_id as "leadId", root.name as "leadName", request.reference, delivery.topic as event,
            delivery.channel,
            delivery.state, delivery.recipient, delivery.attempts, delivery.last_error as "lastError",
            ${isoTime('delivery.created_at')} as "createdAt",
            ${isoTime('delivery.settled_at')} as "settledAt"
     from deliveries delivery
     left join requests request on request.id = delivery.request_id
     join leads lead on lead.id = delivery.lead_id
     join leads root on root.id = lead.root_id
     ${which}`,
    values,
  );
}
