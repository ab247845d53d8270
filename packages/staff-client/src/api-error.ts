/** A response of the staff API with an error status (problem details, RFC 9457). */
export class ApiError extends Error {
  override name = 'ApiError';

  readonly status: number;

  /** Whether the request needs a recent sign-in (RFC 9470). */
  readonly needsRecentSignIn: boolean;

  constructor(status: number, message: string, needsRecentSignIn = false) {
    super(message);
    this.status = status;
    this.needsRecentSignIn = needsRecentSignIn;
  }

  static async from(response: Response): Promise<ApiError> {
    const challenge = response.headers.get('www-authenticate') ?? '';
    const message = parseMessage(await response.text()) || response.statusText;
    return new ApiError(response.status, message, challenge.includes('insufficient_user_authentication'));
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
