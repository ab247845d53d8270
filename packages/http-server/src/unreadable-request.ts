import { STATUS_CODES } from 'node:http';
import { cookiesPage } from './cookies-page.ts';

/** An error of Node's HTTP parser. `rawPacket` is the last part of the request, which begins with its first line or not. */
export interface ParserError extends Error {
  code?: string;
  rawPacket?: Buffer;
}

export interface SiteSettings {
  phone: string;
  isHttps: boolean;
}

interface Answer {
  status: number;
  text: string;
  headers?: string[];
  isPage?: boolean;
}

/** A longer first line is the cause of headers that are too large, whatever the cookies. */
const maxRequestLine = 8 * 1024;
/** Cookies of the portal are shorter in all. */
const largeCookies = 4 * 1024;
/** These are small, so they are not the cause. */
const ownCookie = /^(?:__Host-)?portal_/;

/** Returns the whole HTTP response to a request that Node cannot parse. */
export function unreadableRequest({ code, rawPacket }: ParserError, site: SiteSettings): string {
  const { status, text, headers = [], isPage } = answerTo(code, rawPacket?.toString('latin1') ?? '', site);
  const [type, body] = isPage
    ? ['text/html', cookiesPage(site.phone)]
    : text.startsWith('{')
      ? ['application/problem+json', text]
      : ['text/plain', text];
  return [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Connection: close',
    'Cache-Control: no-store',
    `Content-Security-Policy: default-src 'none'${isPage ? "; img-src 'self'; style-src 'unsafe-inline'" : ''}; frame-ancestors 'none'`,
    'Referrer-Policy: strict-origin-when-cross-origin',
    'X-Content-Type-Options: nosniff',
    ...(site.isHttps ? ['Strict-Transport-Security: max-age=31536000; includeSubDomains'] : []),
    `Content-Type: ${type}; charset=utf-8`,
    `Content-Length: ${Buffer.byteLength(body)}`,
    `Date: ${new Date().toUTCString()}`,
    ...headers,
    '',
    body,
  ].join('\r\n');
}

function answerTo(code: string | undefined, packet: string, site: SiteSettings): Answer {
  switch (code) {
    case 'HPE_HEADER_OVERFLOW':
      return headersTooLarge(packet, site);
    case 'HPE_CHUNK_EXTENSIONS_OVERFLOW':
      return { status: 413, text: `The request is too large. Please shorten it, or call us at ${site.phone}.` };
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return { status: 408, text: 'The request took too long. Please send it again.' };
    default:
      return { status: 400, text: 'This is not a valid request.' };
  }
}

/**
 * Cookies that are too large are removed, because the browser sends them with every request. A long address is no reason for that:
 * any other site can link to one, and would sign people out.
 */
function headersTooLarge(packet: string, { isHttps }: SiteSettings): Answer {
  const [firstLine = ''] = packet.split('\r\n', 1);
  const startsWithMethod = /^[A-Z]+ \S/.test(firstLine);
  const isEndOfAddress = !startsWithMethod && / HTTP\/1\.\d$/.test(firstLine);
  if (firstLine.length > maxRequestLine && startsWithMethod) return addressTooLong;
  if (isEndOfAddress) return addressTooLong;

  const rest = startsWithMethod ? packet.slice(firstLine.length) : `\r\nCookie:${packet}`;
  const cookies = [...rest.matchAll(/\r\ncookie:([^\r\n]*)/gi)].map(([, value]) => value).join(';');
  const names = [...cookies.matchAll(/(?:^|;)\s*([^\s=;,"]+)=/g)].flatMap(([, name]) => name ?? []);
  if (cookies.length < largeCookies || names.length === 0)
    return { status: 431, text: 'The headers of this request are too large.' };

  const host = /\r\nhost:\s*([^\r\n]*)/i.exec(packet)?.[1] ?? '';
  const accept = /\r\naccept:([^\r\n]*)/i.exec(packet)?.[1];
  const detail = 'The cookies of this site were too large. They have been removed: please send the request again.';
  const isProblem = /json/i.test(accept ?? '') || /^[A-Z]+ \/api\/admin\//i.test(firstLine);
  const problem = { type: 'about:blank', title: STATUS_CODES[431], status: 431, detail };
  return {
    status: 431,
    text: isProblem ? JSON.stringify(problem) : detail,
    isPage: accept === undefined ? !isProblem : /text\/html/i.test(accept),
    headers: isHttps || isLocalHost.test(host) ? ['Clear-Site-Data: "cookies"'] : expired(names),
  };
}

const addressTooLong: Answer = { status: 414, text: 'This address is too long.' };

/** Over plain HTTP, browsers follow Clear-Site-Data on these hosts only. On others, Chromium ignores it and Set-Cookie beside it. */
const isLocalHost = /^$|^(?:(?:[\w.-]+\.)?localhost|127(?:\.\d+){3}|\[::1\])(?::\d+)?$/i;

/** A cookie was set for the whole site, or for the folder of the page. */
const expired = (names: string[]) =>
  [...new Set(names)]
    .filter((name) => !ownCookie.test(name))
    .slice(0, 200)
    .flatMap((name) => [`Set-Cookie: ${name}=; Path=/; Max-Age=0`, `Set-Cookie: ${name}=; Max-Age=0`]);
