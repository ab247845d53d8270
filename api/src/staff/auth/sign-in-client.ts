import type { Request } from 'express';
import type { Env } from '../../platform/env/env.ts';
import { clientNetwork } from '../../platform/rate-limit/client-network.ts';
import type { SignInClient } from '../attempts/sign-in-delay.service.ts';
import { readCookie } from './session-cookie.ts';

export const signInClient = (request: Request, env: Env): SignInClient => ({
  network: clientNetwork(request),
  deviceToken: readCookie(request, env, 'device'),
});
