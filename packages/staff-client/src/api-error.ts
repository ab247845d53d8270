/** A message of staff that was sent, or waits for its time. */
export interface EarlierMessage {
  id: number;
  to: string[];
  cc: string[];
  subject: string;
  sendAt: string;
  state: string;
}

/** A response of the staff API with an error status (problem details, RFC 9457). */
export class ApiError extends Error {
  override name = 'ApiError';

  readonly status: number;

  /** False: a proxy has not got a response of the API, which may have carried out the request all the same. */
  isOfApi = true;

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

  /** The message that was sent with the same draft (409). */
  readonly earlierMessage: EarlierMessage | undefined;

  constructor(
    status: number,
    message: string,
    needsRecentSignIn = false,
    retryAfterSeconds?: number,
    fields: Readonly<Record<string, string>> = {},
    newEntryIds?: readonly number[],
    warnings?: readonly string[],
    earlierMessage?: EarlierMessage,
  ) {
    super(message);
    this.status = status;
    this.needsRecentSignIn = needsRecentSignIn;
    this.retryAfterSeconds = retryAfterSeconds;
    this.fields = fields;
    this.newEntryIds = newEntryIds;
    this.warnings = warnings;
    this.earlierMessage = earlierMessage;
  }

  static async from(response: Response): Promise<ApiError> {
    const challenge = response.headers.get('www-authenticate') ?? '';
    const body = await response.text();
    const { isProblem, message, fields, newEntryIds, warnings, earlierMessage } = parseProblem(body, response.status);
    const retryAfterSeconds = Number(response.headers.get('retry-after')) || undefined;
    const error = new ApiError(
      response.status,
      message || response.statusText,
      challenge.includes('insufficient_user_authentication'),
      retryAfterSeconds,
      fields,
      newEntryIds,
      warnings,
      earlierMessage,
    );
    error.isOfApi = response.status < 500 || isProblem;
    return error;
  }
}

interface Problem {
  isProblem: boolean;
  message: string;
  fields?: Record<string, string>;
  newEntryIds?: number[];
  warnings?: string[];
  earlierMessage?: EarlierMessage;
}

function parseProblem(body: string, status: number): Problem {
  try {
    const { detail, title, fields, newEntryIds, warnings, earlierMessage } = JSON.parse(body);
    return { isProblem: true, message: String(detail ?? title ?? ''), fields, newEntryIds, warnings, earlierMessage };
  } catch {
    // The text of a proxy is for visitors.
    return { isProblem: false, message: status >= 500 ? 'The server does not respond. Please try again.' : body };
  }
}
