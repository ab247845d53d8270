/** A request to the fixture site and its response, which is the same from `shell/web` and nginx. */
export interface HttpCase {
  title: string;
  path: string;
  method?: string;
  /** Default: `siteHost`. */
  host?: string;
  headers?: Record<string, string>;
  /** Several values where the servers differ. */
  status: number | number[];
  /** Expected headers. `null`: the header is absent. */
  expected?: Record<string, string | RegExp | null>;
  /** Expected body after decompression. */
  body?: string | RegExp;
}

export const siteHost = 'site.localhost';
export const deskHost = 'desk.localhost';

export const notFound = { status: 404, body: /not found/ };
