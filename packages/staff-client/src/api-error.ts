/** A response of the staff API with an error status (problem details, RFC 9457). */
export class ApiError extends Error {
  override name = 'ApiError';

  readonly status: number;

  /** Whether the request needs a recent sign-in (RFC 9470). */
  readonly needsRecentSignIn: boolean;

  /** Of the `Retry-After` header. */
  readonly retryAfterSeconds: number | undefined;

  /** Messages of fields that are not valid (422), by name. */
  readonly fields: Readonly<Record<string, string>>;

  constructor(
    status: number,
    message: string,
    needsRecentSignIn = false,
    retryAfterSeconds?: number,
    fields: Readonly<Record<string, string>> = {},
  ) {
    super(message);
    this.status = status;
    this.needsRecentSignIn = needsRecentSignIn;
    this.retryAfterSeconds = retryAfterSeconds;
    this.fields = fields;
  }

  static async from(response: Response): Promise<ApiError> {
    const challenge = response.headers.get('www-authenticate') ?? '';
    const { message, fields } = parseProblem(await response.text());
    const retryAfterSeconds = Number(response.headers.get('retry-after')) || undefined;
    return new ApiError(
      response.status,
      message || response.statusText,
      challenge.includes('insufficient_user_authentication'),
      retryAfterSeconds,
      fields,
    );
  }
}

function parseProblem(body: string): { message: string; fields?: Record<string, string> } {
  try {
    const { detail, title, fields } = JSON.parse(body);
    return { message: String(detail ?? title ?? ''), fields };
  } catch {
    return { message: body };
  }
}
