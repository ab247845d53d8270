import { createHash } from 'node:crypto';

/**
 * Cookies of a deployed portal, kept by a browser for localhost. All programs on a machine share the cookies of localhost,
 * whatever their port: the portal's get its mark in front of their names, so that they meet nobody else's, the portal is sent
 * no others, and names that browsers take over HTTPS only (`__Host-…`) are none here.
 */
export class CookiePrefix {
  private readonly mark: string;

  constructor(portal: string) {
    this.mark = `${createHash('sha256').update(portal).digest('hex').slice(0, 8)}-`;
  }

  /** A `Set-Cookie` of the portal, for localhost. */
  toBrowser = (cookie: string) => this.mark + cookie.replace(/;\s*(secure|domain=[^;]*)(?=;|$)/gi, '');

  /** The `Cookie` of a browser, for the portal. */
  toPortal(cookies = ''): string {
    return cookies
      .split('; ')
      .filter((cookie) => cookie.startsWith(this.mark))
      .map((cookie) => cookie.slice(this.mark.length))
      .join('; ');
  }
}
