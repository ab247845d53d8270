interface Failure {
  /** It is not retried. */
  isPermanent?: boolean;
  /** The receiver's `Retry-After`. */
  retryAfterSeconds?: number | undefined;
  /** The receiver itself has said no, so it has not accepted the message. */
  isAnswer?: boolean;
  /** The receiver may have accepted the message. */
  isUnknown?: boolean;
  /** No attempts are left. The error before it says why. */
  isLast?: boolean;
}

/** A failed delivery, with a message for staff. */
export class DeliveryError extends Error {
  readonly failure: Failure;

  constructor(message: string, failure: Failure = {}) {
    super(message);
    this.failure = failure;
  }
}
