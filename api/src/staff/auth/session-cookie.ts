import type { apiCookies } from '@portal/contracts/api-cookies';
import type { CookieOptions, Request, Response } from 'express';
import type { Env } from '../../platform/env/env.ts';
import { newToken } from '../accounts/token.ts';
import { deviceCookieLifetime } from '../attempts/device-cookies.service.ts';
import { maxSessionAge } from './session.service.ts';

/**
 * The session, and the browser: accounts have signed in with it before, and it has asked for the challenges of passkeys and begun a sign-in
 * at the identity provider.
 */
const kinds = {
  session: { name: 'portal_session', maxAge: maxSessionAge },
  device: { name: 'portal_device', maxAge: deviceCookieLifetime },
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

/** Returns the token that names the browser. One without a token gets it with the response. */
export function browserToken(request: Request, response: Response, env: Env): string {
  const token = readCookie(request, env, 'device') || newToken();
  setCookie(response, env, token, 'device');
  return token;
}

export function clearCookie(response: Response, env: Env): void {
  const { name, options } = cookie('session', env);
  response.clearCookie(name, options);
}
