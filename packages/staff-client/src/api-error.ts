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

  /** Entries of a timeline that came since the sender has read it (409). */
  readonly newEntryIds: readonly number[] | undefined;

  /** What speaks against a request that can be confirmed (409). */
  readonly warnings: readonly string[] | undefined;

  constructor(
    status: number,
    message: string,
    needsRecentSignIn = false,
    retryAfterSeconds?: number,
    fields: Readonly<Record<string, string>> = {},
    newEntryIds?: readonly number[],
    warnings?: readonly string[],
  ) {
    super(message);
    this.status = status;
    this.needsRecentSignIn = needsRecentSignIn;
    this.retryAfterSeconds = retryAfterSeconds;
    this.fields = fields;
    this.newEntryIds = newEntryIds;
    this.warnings = warnings;
  }

  static async from(response: Response): Promise<ApiError> {
    const challenge = response.headers.get('www-authenticate') ?? '';
    const { message, fields, newEntryIds, warnings } = parseProblem(await response.text());
    const retryAfterSeconds = Number(response.headers.get('retry-after')) || undefined;
    return new ApiError(
      response.status,
      message || response.statusText,
      challenge.includes('insufficient_user_authentication'),
      retryAfterSeconds,
      fields,
      newEntryIds,
      warnings,
    );
  }
}

interface Problem {
  message: string;
  fields?: Record<string, string>;
  newEntryIds?: number[];
  warnings?: string[];
}

function parseProblem(body: string): Problem {
  try {
    const { detail, title, fields, newEntryIds, warnings } = JSON.parse(body);
    return { message: String(detail ?? title ?? ''), fields, newEntryIds, warnings };
  } catch {
    return { message: body };
  }
}
