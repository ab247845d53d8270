import type { apiCookies } from '@portal/contracts/api-cookies';
import type { CookieOptions, Request, Response } from 'express';
import type { Env } from '../../platform/env/env.ts';
import { deviceCookieLifetime } from '../attempts/device-cookies.service.ts';
import { maxSessionAge } from './session.service.ts';

export const challengeLifetime = 5 * 60_000;

/**
 * The session, a browser in which someone has signed in before, challenges of passkeys, and a sign-in at the identity provider that
 * has begun.
 */
const kinds = {
  session: { name: 'portal_session', maxAge: maxSessionAge },
  device: { name: 'portal_device', maxAge: deviceCookieLifetime },
  challenge: { name: 'portal_challenge', maxAge: challengeLifetime },
  signIn: { name: 'portal_sign_in', maxAge: 10 * 60_000 },
} as const satisfies Record<string, { name: (typeof apiCookies)[number]; maxAge: number }>;
type Kind = keyof typeof kinds;

/** The `__Host-` prefix binds a cookie to the host and requires `Secure`, so it is used over HTTPS only. */
const cookie = (kind: Kind, { deskUrl }: Env) => {
  const { name, maxAge } = kinds[kind];
  const isSecure = deskUrl.startsWith('https:');
  const options: CookieOptions = { httpOnly: true, sameSite: 'lax', secure: isSecure, path: '/' };
  return { name: isSecure ? `__Host-${name}` : name, maxAge, options };
};

/** The name depends on whether the lead desk uses HTTPS. */
export const sessionCookieName = (env: Env): string => cookie('session', env).name;

export function readCookie(request: Request, env: Env, kind: Kind = 'session'): string | undefined {
  const { name } = cookie(kind, env);
  return request
    .get('cookie')
    ?.split(';')
    .map((pair) => pair.trim().split('='))
    .find(([key]) => key === name)?.[1];
}

export function setCookie(response: Response, env: Env, token: string, kind: Kind = 'session'): void {
  const { name, maxAge, options } = cookie(kind, env);
  response.cookie(name, token, { ...options, maxAge });
}

export function clearCookie(response: Response, env: Env, kind: Kind = 'session'): void {
  const { name, options } = cookie(kind, env);
  response.clearCookie(name, options);
}
