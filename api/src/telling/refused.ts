/** Somebody was not told, in words for staff. `isFinal`: the same will not be taken at any other time either. */
export class Refused extends Error {
  readonly isFinal: boolean;
  /** When the other side asks to be tried again. */
  readonly retryAfterSeconds: number | undefined;

  constructor(
    message: string,
    { isFinal = false, retryAfterSeconds }: { isFinal?: boolean; retryAfterSeconds?: number },
  ) {
    super(message);
    this.isFinal = isFinal;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
