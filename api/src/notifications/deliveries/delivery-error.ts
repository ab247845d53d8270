/** A failed delivery, with a message for staff. A permanent error is not retried. */
export class DeliveryError extends Error {
  readonly isPermanent: boolean;
  /** The receiver's `Retry-After`. */
  readonly retryAfterSeconds: number | undefined;

  constructor(
    message: string,
    { isPermanent = false, retryAfterSeconds }: { isPermanent?: boolean; retryAfterSeconds?: number },
  ) {
    super(message);
    this.isPermanent = isPermanent;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
