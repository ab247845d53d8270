import { resolve } from 'node:path';

export interface WebEnv {
  host: string;
  port: number;
  siteDir: string;
  apiOrigin: string;
  /** Receives `POST /releases/commands`. Without it that path is not found. */
  publisherOrigin?: string;
  siteUrl: string;
  /** Origin of the lead desk. Without it the desk is part of the site. */
  deskUrl?: string;
  phone: string;
  /** Number of trusted proxies in front of this server. */
  trustedProxyHops: number;
}

/** Reads the environment. Throws an `Error` that names the variable to correct. */
export function readEnv(env: NodeJS.ProcessEnv): WebEnv {
  const port = integer(env, 'PORT', 8080, 65_535);
  const siteUrl = origin(env, 'SITE_URL') ?? `http://localhost:${port}`;
  const deskUrl = origin(env, 'DESK_URL');
  if (deskUrl && new URL(deskUrl).hostname === new URL(siteUrl).hostname)
    throw new Error('DESK_URL must have another host name than SITE_URL.');

  return {
    host: env.HOST || '127.0.0.1',
    port,
    siteDir: resolve(required(env, 'SITE_DIR')),
    apiOrigin: origin(env, 'API_ORIGIN') ?? required(env, 'API_ORIGIN'),
    publisherOrigin: origin(env, 'PUBLISHER_ORIGIN'),
    siteUrl,
    deskUrl,
    phone: env.COMPANY_PHONE || '512-555-0142',
    trustedProxyHops: integer(env, 'TRUSTED_PROXY_HOPS', 0, 20),
  };
}

function integer(env: NodeJS.ProcessEnv, name: string, fallback: number, max: number): number {
  const value = Number(env[name] || fallback);
  if (!Number.isInteger(value) || value < 0 || value > max)
    throw new Error(`${name} must be a whole number from 0 to ${max}, not "${env[name]}".`);
  return value;
}

function required(env: NodeJS.ProcessEnv, name: string): string {
  const value = env[name];
  if (!value) throw new Error(`${name} is missing.`);
  return value;
}

function origin(env: NodeJS.ProcessEnv, name: string): string | undefined {
  const value = env[name];
  if (!value) return undefined;
  if (!URL.canParse(value) || !/^https?:/.test(value))
    throw new Error(`${name} must be an http(s) URL, not "${value}".`);
  return new URL(value).origin;
}
