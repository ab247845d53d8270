import type { DeliveryChannel, DeliveryState, WebhookEvent } from '@portal/contracts/lead';
import { Format } from '../../platform/http/field.decorators.ts';
import { CursorDto } from '../../platform/http/page.ts';

export class DeliveryDto {
  id!: number;
  /** The lead, or the one it has been merged into. */
  leadId!: number;
  leadName!: string;
  /** The reference of the request that it is about, if any. */
  reference!: string | null;
  /** What a webhook tells of the lead besides a request. */
  event!: WebhookEvent | null;
  channel!: DeliveryChannel;
  state!: DeliveryState;
  /** Email address, or host of the webhook. */
  recipient!: string;
  attempts!: number;
  lastError!: string | null;
  @Format('date-time') createdAt!: string;
  /** When it was sent or has failed. */
  @Format('date-time') settledAt!: string | null;
}

export class DeliveriesPageDto extends CursorDto {
  items!: DeliveryDto[];
}
