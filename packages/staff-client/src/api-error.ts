/** A response of the staff API with an error status (problem details, RFC 9457). */
export class ApiError extends Error {
  override name = 'ApiError';

  readonly status: number;

  /** Whether the request needs a recent sign-in (RFC 9470). */
  readonly needsRecentSignIn: boolean;

  /** Of the `Retry-After` header. */
  readonly retryAfterSeconds: number | undefined;

  constructor(status: number, message: string, needsRecentSignIn = false, retryAfterSeconds?: number) {
    super(message);
    this.status = status;
    this.needsRecentSignIn = needsRecentSignIn;
    this.retryAfterSeconds = retryAfterSeconds;
  }

  static async from(response: Response): Promise<ApiError> {
    const challenge = response.headers.get('www-authenticate') ?? '';
    const message = parseMessage(await response.text()) || response.statusText;
    const retryAfterSeconds = Number(response.headers.get('retry-after')) || undefined;
    return new ApiError(
      response.status,
      message,
      challenge.includes('insufficient_user_authentication'),
      retryAfterSeconds,
    );
  }
}

function parseMessage(body: string): string {
  try {
    const { detail, title } = JSON.parse(body);
    return String(detail ?? title ?? '');
  } catch {
    return body;
  }
}
