import { ConflictException, Injectable, NotFoundException } from '@nestjs/common';
import type { DeliveryState } from '@portal/contracts/lead';
import { DataSource, type EntityManager } from 'typeorm';
import { DeliveriesPageDto, DeliveryDto, type DeliveryRow } from './delivery.dto.ts';
import { jobInsert } from './job-insert.ts';
import { Jobs } from './jobs.service.ts';
import { moveDelivery } from './lead-deliveries.ts';

/** What staff see of deliveries, and the one thing they do with them. */
@Injectable()
export class Deliveries {
  constructor(
    private readonly database: DataSource,
    private readonly jobs: Jobs,
  ) {}

  /** Newest first. The cursor is the last delivery seen. */
  async page(state: DeliveryState, before: number | undefined, limit: number): Promise<DeliveriesPageDto> {
    const rows = await select(
      this.database.manager,
      'where delivery.state = $1 and ($2::integer is null or delivery.id < $2) order by delivery.id desc limit $3',
      [state, before ?? null, limit + 1],
    );
    const items = rows.slice(0, limit).map(DeliveryDto.of);
    return { items, nextCursor: rows.length > limit ? String(items.at(-1)?.id) : null };
  }

  /** Sends again what has failed for good: its tries start from the beginning. */
  async resend(deliveryId: number, actorId: number): Promise<DeliveryDto> {
    const delivery = await this.database.transaction(async (transaction) => {
      const isMoved = await moveDelivery(transaction, { deliveryId, from: 'failed', to: 'waiting', actorId });
      if (isMoved) await transaction.query(jobInsert('deliver', `select $1::jsonb as data`), [{ deliveryId }]);

      const [row] = await select(transaction, 'where delivery.id = $1', [deliveryId]);
      if (!row) throw new NotFoundException('There is no such delivery.');
      if (!isMoved) throw new ConflictException(`This delivery has not failed: it is ${row.state}.`);
      return DeliveryDto.of(row);
    });
    this.jobs.wake('deliver');
    return delivery;
  }
}

function select(database: EntityManager, which: string, values: unknown[]): Promise<DeliveryRow[]> {
  return database.query(
    `select delivery.id, lead.root_id as "leadId", root.name as "leadName", submission.reference, delivery.channel,
            delivery.state, delivery.recipient, delivery.attempts, delivery.last_error as "lastError",
            delivery.created_at as "createdAt", delivery.settled_at as "settledAt"
     from deliveries delivery
     join submissions submission on submission.id = delivery.submission_id
     join leads lead on lead.id = delivery.lead_id
     join leads root on root.id = lead.root_id
     ${which}`,
    values,
  );
}
