import { IsString, MaxLength } from 'class-validator';
import { Rule } from '../../platform/http/field.decorators.ts';
import { pushServices } from './push-services.ts';

const isOfPushService = (endpoint: unknown) => typeof endpoint === 'string' && pushServices.endpoint.test(endpoint);

/** A browser that gets push messages, as its `PushSubscription` says. */
export class PushSubscriptionDto {
  @MaxLength(2_000)
  @Rule('isOfPushService', isOfPushService, 'The endpoint is not one of Chrome, Edge, Firefox or Safari')
  endpoint!: string;
  /** With the next one, only the browser can read the messages (RFC 8291). */
  @IsString() @MaxLength(200) p256dh!: string;
  @IsString() @MaxLength(100) auth!: string;
}

export class PushStateDto {
  /** Of the key pair that signs the messages, for `PushManager.subscribe()`. */
  publicKey!: string;
  /** In how many browsers you get push messages. */
  devices!: number;
}
