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
  readonly isOfApi: boolean = true;

  /** Of the `Retry-After` header. */
  readonly retryAfterSeconds: number | undefined;

  /** Messages of fields that are not valid (422), by name. */
  readonly fields: Readonly<Record<string, string>> = {};

  /** Entries of a timeline that came since the sender has read it (409). */
  readonly newEntryIds: readonly number[] | undefined;

  /** What speaks against a request that can be confirmed (409). */
  readonly warnings: readonly string[] | undefined;

  /** The message that was sent with the same draft (409). */
  readonly earlierMessage: EarlierMessage | undefined;

  constructor(status: number, message: string, details: Partial<Omit<ApiError, keyof Error | 'status'>> = {}) {
    super(message);
    this.status = status;
    Object.assign(this, details);
  }

  static async from(response: Response): Promise<ApiError> {
    const { status, statusText, headers } = response;
    const problem = parseProblem(await response.text(), status);
    const { detail, title, fields = {}, newEntryIds, warnings, earlierMessage } = problem;
    return new ApiError(status, String(detail ?? title ?? '') || statusText, {
      isOfApi: status < 500 || problem.isOfApi !== false,
      retryAfterSeconds: Number(headers.get('retry-after')) || undefined,
      ...{ fields, newEntryIds, warnings, earlierMessage },
    });
  }
}

interface Problem
  extends Partial<Pick<ApiError, 'isOfApi' | 'fields' | 'newEntryIds' | 'warnings' | 'earlierMessage'>> {
  title?: string;
  detail?: string;
}

function parseProblem(body: string, status: number): Problem {
  try {
    return { ...JSON.parse(body) };
  } catch {
    // The text of a proxy is for visitors.
    return { isOfApi: false, detail: status >= 500 ? 'The server does not respond. Please try again.' : body };
  }
}
