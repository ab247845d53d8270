import type { CookieOptions, Request, Response } from 'express';
import type { Env } from '../env.ts';
import { absoluteLimit } from './session.service.ts';

/** Browsers tie a `__Host-` cookie to this very host and refuse it without `Secure`, so it exists only behind HTTPS. */
const cookie = ({ siteUrl }: Env) => {
  const isSecure = siteUrl.startsWith('https:');
  const options: CookieOptions = { httpOnly: true, sameSite: 'lax', secure: isSecure, path: '/' };
  return { name: isSecure ? '__Host-portal_session' : 'portal_session', options };
};

export function readToken(request: Request, env: Env): string | undefined {
  const { name } = cookie(env);
  return request
    .get('cookie')
    ?.split(';')
    .map((pair) => pair.trim().split('='))
    .find(([key]) => key === name)?.[1];
}

export function giveToken(response: Response, env: Env, token: string): void {
  const { name, options } = cookie(env);
  response.cookie(name, token, { ...options, maxAge: absoluteLimit });
}

export function takeTokenBack(response: Response, env: Env): void {
  const { name, options } = cookie(env);
  response.clearCookie(name, options);
}
