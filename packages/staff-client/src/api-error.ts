/** A response of the staff API with an error status (problem details, RFC 9457). */
export class ApiError extends Error {
  override name = 'ApiError';

  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }

  static async from(response: Response): Promise<ApiError> {
    return new ApiError(response.status, parseMessage(await response.text()) || response.statusText);
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
