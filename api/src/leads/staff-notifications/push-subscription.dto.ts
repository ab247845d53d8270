import { IsString, MaxLength, ValidateBy } from 'class-validator';
import { pushServices } from './push-services.ts';

const isOfPushService = {
  name: 'isOfPushService',
  validator: {
    validate: (endpoint: unknown) => typeof endpoint === 'string' && pushServices.endpoint.test(endpoint),
    defaultMessage: () => 'The endpoint is not one of Chrome, Edge, Firefox or Safari',
  },
};

/** A browser that gets push messages, as its `PushSubscription` says. */
export class PushSubscriptionDto {
  @MaxLength(2_000)
  @ValidateBy(isOfPushService)
  endpoint!: string;
  /** With the next one, only the browser can read the messages (RFC 8291). */
  @IsString()
  @MaxLength(200)
  p256dh!: string;
  @IsString()
  @MaxLength(100)
  auth!: string;
}

export class PushStateDto {
  /** Of the key pair that signs the messages, for `PushManager.subscribe()`. */
  publicKey!: string;
  /** In how many browsers you get push messages. */
  devices!: number;
}
