/** An answer of the staff API that is none: its status, and in words what happened (RFC 9457). */
export class Refusal extends Error {
  override name = 'Refusal';

  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }

  static async of(response: Response): Promise<Refusal> {
    return new Refusal(response.status, wordsOf(await response.text()) || response.statusText);
  }
}

function wordsOf(body: string): string {
  try {
    const { detail, title } = JSON.parse(body);
    return String(detail ?? title ?? '');
  } catch {
    return body;
  }
}
