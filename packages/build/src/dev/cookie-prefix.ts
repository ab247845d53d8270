import { createHash } from 'node:crypto';

/**
 * Renames cookies of a deployed portal for localhost. Browsers share cookies between all ports of localhost. The prefix separates
 * the portal's cookies from those of other programs, and replaces prefixes that need HTTPS (`__Host-…`).
 */
export class CookiePrefix {
  private readonly prefix: string;

  constructor(portal: string) {
    this.prefix = `${createHash('sha256').update(portal).digest('hex').slice(0, 8)}-`;
  }

  /** Returns a `Set-Cookie` header of the portal for localhost. */
  toBrowser = (cookie: string) => this.prefix + cookie.replace(/;\s*(secure|domain=[^;]*)(?=;|$)/gi, '');

  /** Returns the `Cookie` header for the portal. */
  toPortal(cookies = ''): string {
    return cookies
      .split('; ')
      .filter((cookie) => cookie.startsWith(this.prefix))
      .map((cookie) => cookie.slice(this.prefix.length))
      .join('; ');
  }
}
