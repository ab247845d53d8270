import type { DeliveryChannel, DeliveryState } from '@portal/contracts/lead';
import { Format } from '../../platform/openapi/format.decorator.ts';

export class DeliveryDto {
  id!: number;
  /** The lead, or the one it has been merged into. */
  leadId!: number;
  leadName!: string;
  /** The reference of the request. */
  reference!: string;
  channel!: DeliveryChannel;
  state!: DeliveryState;
  /** Email address, or host of the webhook. */
  recipient!: string;
  /** Number of attempts so far. */
  attempts!: number;
  lastError!: string | null;
  @Format('date-time') createdAt!: string;
  /** When it was sent or has failed. */
  @Format('date-time') settledAt!: string | null;
}

export class DeliveriesPageDto {
  items!: DeliveryDto[];
  /** Cursor of the next page, or null. */
  nextCursor!: string | null;
}
