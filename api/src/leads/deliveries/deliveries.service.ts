import { ConflictException, Injectable, NotFoundException } from '@nestjs/common';
import type { DeliveryState } from '@portal/contracts/lead';
import { DataSource, type EntityManager } from 'typeorm';
import { changeDeliveryState } from '../../notifications/deliveries/delivery-state.ts';
import { JobQueue } from '../../notifications/queue/job-queue.service.ts';
import { isoTime } from '../../platform/database/iso-time.ts';
import type { DeliveriesPageDto, DeliveryDto } from './delivery.dto.ts';

/** Lists deliveries and retries failed ones. */
@Injectable()
export class DeliveriesService {
  constructor(
    private readonly database: DataSource,
    private readonly jobs: JobQueue,
  ) {}

  /** Returns one page, newest first. The cursor is the id of the last delivery. */
  async page(state: DeliveryState, before: number | undefined, limit: number): Promise<DeliveriesPageDto> {
    const rows = await select(
      this.database.manager,
      'where delivery.state = $1 and ($2::integer is null or delivery.id < $2) order by delivery.id desc limit $3',
      [state, before ?? null, limit + 1],
    );
    const items = rows.slice(0, limit);
    return { items, nextCursor: rows.length > limit ? String(items.at(-1)?.id) : null };
  }

  /** Retries a failed delivery with all its attempts. */
  resend(deliveryId: number, actorId: number): Promise<DeliveryDto> {
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
