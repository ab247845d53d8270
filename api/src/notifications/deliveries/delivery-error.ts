interface Failure {
  isPermanent?: boolean;
  retryAfterSeconds?: number | undefined;
  isAnswer?: boolean;
  isUnknown?: boolean;
}

/** A failed delivery, with a message for staff. A permanent error is not retried. */
export class DeliveryError extends Error {
  readonly isPermanent: boolean;
  /** The receiver's `Retry-After`. */
  readonly retryAfterSeconds: number | undefined;
  /** The receiver itself has said no, so it has not accepted the message. */
  readonly isAnswer: boolean;
  /** The receiver may have accepted the message. */
  readonly isUnknown: boolean;

  constructor(
    message: string,
    { isPermanent = false, retryAfterSeconds, isAnswer = false, isUnknown = false }: Failure,
  ) {
    super(message);
    this.isPermanent = isPermanent;
    this.retryAfterSeconds = retryAfterSeconds;
    this.isAnswer = isAnswer;
    this.isUnknown = isUnknown;
  }
}
