import { resolve } from 'node:path';
import { remotes } from '@portal/contracts/remote';
import type { Analytics, Site } from '@portal/contracts/site';
import { Trust } from './releases/trust.ts';

export interface ServerEnv {
  host: string;
  port: number;
  /** Origin of the API when this server stands in front of it; empty behind nginx. */
  apiOrigin: string;
  /** Holds admitted releases. */
  releasesDir: string;
  /** Where orders from this machine are taken (see control/). */
  controlSocket: string;
  shellSource: string;
  /** Where each remote publishes: a folder or an HTTP address. */
  remoteSources: Record<string, string>;
  /** Whose releases are believed. */
  trust: Trust;
  hasBudgets: boolean;
  pollMilliseconds: number;
  site: Site;
}

const googleTag = 'https://www.googletagmanager.com/gtag/js';
const workspace = resolve(import.meta.dirname, '../..');

/** Reads the environment. Throws an `Error` that names the variable to mend. */
export function readEnv(env: NodeJS.ProcessEnv = process.env): ServerEnv {
  const output = env.PORTAL_BUILD === 'development' ? 'dist-development' : 'dist';
  const remoteSources = readSources(env, output);
  return {
    host: env.HOST || '127.0.0.1',
    port: wholeNumber(env, 'PORT', 8080),
    apiOrigin: env.API_ORIGIN ? origin(env, 'API_ORIGIN') : '',
    releasesDir: resolve(dataDir(env), 'releases'),
    controlSocket: controlSocket(env),
    shellSource: env.SHELL_RELEASE_DIR || resolve(workspace, 'shell', output),
    remoteSources,
    trust: readTrust(env, remoteSources),
    hasBudgets: env.PORTAL_BUILD !== 'development',
    pollMilliseconds: wholeNumber(env, 'RELEASE_POLL_MS', 1000),
    site: readSite(env),
  };
}

const dataDir = (env: NodeJS.ProcessEnv) => resolve(workspace, env.DATA_DIR || '.data');

/** Where the portal on this DATA_DIR takes orders. */
export const controlSocket = (env: NodeJS.ProcessEnv) => env.CONTROL_SOCKET || resolve(dataDir(env), 'shell.sock');

/** Signed releases lie where `npm run release` puts them, unsigned ones where the build does. */
function readSources(env: NodeJS.ProcessEnv, output: string): Record<string, string> {
  const publishedDir = resolve(workspace, env.PUBLISHED_DIR || '.portal/releases');
  const usual = (name: string) =>
    env.RELEASE_KEYS ? resolve(publishedDir, name) : resolve(workspace, `mfe-${name}`, output);
  return Object.fromEntries(remotes.map(({ name }) => [name, env[sourceVariable(name)] || usual(name)]));
}

export const sourceVariable = (name: string) => `REMOTE_${name.toUpperCase()}`;

/** Whoever can answer for an address on the network must not decide what is published: that takes a key. */
function readTrust(env: NodeJS.ProcessEnv, sources: Record<string, string>): Trust {
  if (env.RELEASE_KEYS) return Trust.read(resolve(workspace, env.RELEASE_KEYS));
  const remote = Object.keys(sources).find((name) => /^https?:/.test(sources[name] ?? ''));
  if (remote)
    throw new Error(
      `${sourceVariable(remote)} is an address on the network: from there only signed releases are accepted. Name the file with the teams’ public keys in RELEASE_KEYS (npm run release -- keys makes it).`,
    );
  return new Trust();
}

function readSite(env: NodeJS.ProcessEnv): Site {
  const url = env.SITE_URL ? origin(env, 'SITE_URL') : `http://localhost:${wholeNumber(env, 'PORT', 8080)}`;
  return {
    url,
    company: env.COMPANY_NAME || 'Lumenward',
    phone: env.COMPANY_PHONE || '512-555-0142',
    email: env.COMPANY_EMAIL || 'info@lumenward.example',
    street: env.COMPANY_STREET || '412 Nueces Street, Suite 300',
    socialUrl: env.SOCIAL_URL ? address(env, 'SOCIAL_URL').href : 'https://www.linkedin.com/company/lumenward',
    videoUrl: env.VIDEO_URL ? address(env, 'VIDEO_URL').href : '',
    analytics: readAnalytics(env, new URL(url).hostname),
  };
}

/** The provider may be left out: an id that starts with `G-` means Google Analytics, any other script Plausible. */
function readAnalytics(env: NodeJS.ProcessEnv, hostname: string): Analytics {
  const { ANALYTICS_ID: id = '', ANALYTICS_SRC: src } = env;
  const guess = id.startsWith('G-') ? 'ga4' : src || id ? 'plausible' : 'none';
  switch (env.ANALYTICS_PROVIDER || guess) {
    case 'none':
      return { src: '', id: '' };
    case 'plausible':
      if (!src) throw new Error('ANALYTICS_SRC must name the script of the analytics provider.');
      return { provider: 'plausible', src: address(env, 'ANALYTICS_SRC').href, id: id || hostname };
    case 'ga4':
      if (!/^G-[A-Z0-9]+$/.test(id))
        throw new Error(`ANALYTICS_ID must be a measurement id like G-ABC123, not "${id}".`);
      return { provider: 'ga4', src: src ? address(env, 'ANALYTICS_SRC').href : googleTag, id };
    default:
      throw new Error(`ANALYTICS_PROVIDER must be none, plausible or ga4, not "${env.ANALYTICS_PROVIDER}".`);
  }
}

function wholeNumber(env: NodeJS.ProcessEnv, name: string, otherwise: number): number {
  const value = env[name];
  if (!value) return otherwise;
  if (!/^\d+$/.test(value)) throw new Error(`${name} must be a whole number, not "${value}".`);
  return Number(value);
}

function address(env: NodeJS.ProcessEnv, name: string): URL {
  const value = env[name] ?? '';
  if (!URL.canParse(value) || !/^https?:/.test(value))
    throw new Error(`${name} must be an http or https address, not "${value}".`);
  return new URL(value);
}

const origin = (env: NodeJS.ProcessEnv, name: string) => address(env, name).origin;
