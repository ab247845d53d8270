import type { CookieOptions, Request, Response } from 'express';
import type { Env } from '../env.ts';
import { knownFor } from './known-browsers.service.ts';
import { absoluteLimit } from './session.service.ts';

/** What a browser is given to keep: the session while it lasts, and that somebody has signed in here before. */
const kinds = {
  session: { name: 'portal_session', maxAge: absoluteLimit },
  browser: { name: 'portal_browser', maxAge: knownFor },
} as const;
type Kind = keyof typeof kinds;

/** Browsers tie a `__Host-` cookie to this very host and refuse it without `Secure`, so it exists only behind HTTPS. */
const cookie = (kind: Kind, { deskUrl }: Env) => {
  const { name, maxAge } = kinds[kind];
  const isSecure = deskUrl.startsWith('https:');
  const options: CookieOptions = { httpOnly: true, sameSite: 'lax', secure: isSecure, path: '/' };
  return { name: isSecure ? `__Host-${name}` : name, maxAge, options };
};

export function readToken(request: Request, env: Env, kind: Kind = 'session'): string | undefined {
  const { name } = cookie(kind, env);
  return request
    .get('cookie')
    ?.split(';')
    .map((pair) => pair.trim().split('='))
    .find(([key]) => key === name)?.[1];
}

export function giveToken(response: Response, env: Env, token: string, kind: Kind = 'session'): void {
  const { name, maxAge, options } = cookie(kind, env);
  response.cookie(name, token, { ...options, maxAge });
}

export function takeTokenBack(response: Response, env: Env): void {
  const { name, options } = cookie('session', env);
  response.clearCookie(name, options);
}
