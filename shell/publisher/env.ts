import { resolve } from 'node:path';
import { defaultBusinessHours, readWeek } from '@portal/contracts/business-hours';
import { findTelephone } from '@portal/contracts/phone-number';
import { readRetentionDays } from '@portal/contracts/retention';
import { type Analytics, phoneHref, type Site } from '@portal/contracts/site';
import type { Compression } from './site/compress.ts';

export interface PublisherEnv {
  host: string;
  /** Port for health, metrics, signed commands and the copies of site builds that sidecars fetch. */
  port: number;
  /** Releases and history. */
  dataDir: string;
  /** Site builds. */
  siteDir: string;
  /** Cache of drawn images, which several publishers may share. */
  imageCacheDir: string;
  /** Unix socket for commands of operators on this machine. */
  socket: string;
  teamsFile: string;
  /** Source of teams without a `source` in teams.json. `{name}` is replaced by the name of the remote. */
  releasesFrom: string;
  /** Folder of the shell's build. */
  shellSource: string;
  /** `unix:/path` or `http://host:port`. */
  renderer: string;
  hasBrowserChecks: boolean;
  /** Whether releases are published when there is no browser to check them in. */
  publishesUnchecked?: boolean;
  hasBudgets: boolean;
  compression: Compression;
  pollMilliseconds: number;
  site: Site;
  /** Key of the site at IndexNow, served as `/<key>.txt`. */
  indexNowKey?: string;
  /** Endpoint that gets the URLs of changed pages. Absent: none are submitted. */
  indexNowUrl?: string;
}

const googleTag = 'https://www.googletagmanager.com/gtag/js';
const root = resolve(import.meta.dirname, '../..');

/** Reads the environment. Throws an `Error` that names the invalid variable. */
export function readEnv(env: NodeJS.ProcessEnv = process.env): PublisherEnv {
  const dataDir = resolve(root, env.DATA_DIR || '.data');
  const isDevelopment = env.PORTAL_BUILD === 'development';
  return {
    host: env.HOST || '127.0.0.1',
    port: wholeNumber(env, 'PORT', 8081),
    dataDir,
    siteDir: siteDir(env),
    imageCacheDir: resolve(root, env.IMAGE_CACHE_DIR || resolve(dataDir, 'images')),
    socket: publisherSocket(env),
    teamsFile: resolve(root, env.TEAMS_FILE || 'infra/teams.json'),
    releasesFrom: env.RELEASES_FROM || resolve(root, env.PUBLISHED_DIR || '.portal/releases', '{name}'),
    shellSource: resolve(root, env.SHELL_RELEASE_DIR || `shell/${isDevelopment ? 'dist-development' : 'dist'}`),
    renderer: env.RENDERER || `unix:${resolve(dataDir, 'renderer.sock')}`,
    hasBrowserChecks: env.BROWSER_CHECKS !== 'off',
    publishesUnchecked: readSwitch(env, 'PUBLISH_UNCHECKED'),
    hasBudgets: !isDevelopment,
    compression: readCompression(env.COMPRESSION || (isDevelopment ? 'fast' : 'best')),
    pollMilliseconds: wholeNumber(env, 'RELEASE_POLL_MS', 1000),
    site: readSite(env),
    ...readIndexNow(env),
  };
}

function readSwitch(env: NodeJS.ProcessEnv, name: string): boolean {
  const value = env[name] || '0';
  if (value !== '0' && value !== '1') throw new Error(`${name} must be 0 or 1, not "${value}".`);
  return value === '1';
}

function readCompression(value: string): Compression {
  if (value === 'best' || value === 'fast') return value;
  throw new Error(`COMPRESSION must be best or fast, not "${value}".`);
}

/** https://www.indexnow.org/documentation */
function readIndexNow(env: NodeJS.ProcessEnv): Pick<PublisherEnv, 'indexNowKey' | 'indexNowUrl'> {
  const { INDEXNOW_KEY: key, INDEXNOW_URL: url } = env;
  if (key && !/^[a-zA-Z0-9-]{8,128}$/.test(key))
    throw new Error('INDEXNOW_KEY must have 8 to 128 letters, digits and hyphens.');
  if (url && !key) throw new Error('INDEXNOW_URL needs INDEXNOW_KEY.');
  return { ...(key && { indexNowKey: key }), ...(url && { indexNowUrl: address(env, 'INDEXNOW_URL').href }) };
}

export const siteDir = (env: NodeJS.ProcessEnv) =>
  resolve(root, env.SITE_DIR || resolve(root, env.DATA_DIR || '.data', 'site'));

export const publisherSocket = (env: NodeJS.ProcessEnv) =>
  resolve(root, env.PUBLISHER_SOCKET || resolve(root, env.DATA_DIR || '.data', 'publisher.sock'));

export function readSite(env: NodeJS.ProcessEnv): Site {
  const url = env.SITE_URL ? origin(env, 'SITE_URL') : 'http://localhost:8080';
  return {
    url,
    company: env.COMPANY_NAME || 'Lumenward',
    phone: readPhone(env.COMPANY_PHONE || '512-555-0142'),
    email: env.COMPANY_EMAIL || 'info@lumenward.example',
    street: env.COMPANY_STREET || '412 Nueces Street, Suite 300',
    socialUrl: env.SOCIAL_URL ? address(env, 'SOCIAL_URL').href : 'https://www.linkedin.com/company/lumenward',
    videoUrl: env.VIDEO_URL ? address(env, 'VIDEO_URL').href : '',
    content: readContent(env),
    analytics: readAnalytics(env, new URL(url).hostname),
    retentionDays: readRetentionDays((name, fallback, max) => wholeNumber(env, name, fallback, max)),
    businessHours: readBusinessHours(env),
    ...(env.SECURITY_CONTACT && { securityContact: readSecurityContact(env.SECURITY_CONTACT) }),
  };
}

function readBusinessHours(env: NodeJS.ProcessEnv): string {
  const hours = env.BUSINESS_HOURS || defaultBusinessHours;
  try {
    readWeek(hours);
  } catch (error) {
    throw new Error(`BUSINESS_HOURS: ${(error as Error).message}.`);
  }
  return hours;
}

/** Links on pages have the number by a rule without tables. It has to agree with them. */
function readPhone(phone: string): string {
  if (findTelephone(phone)?.href === phoneHref(phone)) return phone;
  throw new Error(`COMPANY_PHONE must be one phone number in digits like 512-555-0142, not "${phone}".`);
}

/** An email address may be given without `mailto:`. */
function readSecurityContact(given: string): string {
  const url = /^[^\s@:/]+@[^\s@:/]+$/.test(given) ? `mailto:${given}` : given;
  if (!/^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/.test(url))
    throw new Error(`SECURITY_CONTACT must be an email address or an https URL, not "${given}".`);
  return url;
}

function readContent(env: NodeJS.ProcessEnv): Site['content'] {
  const content = env.CONTENT || 'samples';
  if (content === 'samples' || content === 'confirmed') return content;
  throw new Error(`CONTENT must be samples or confirmed, not "${content}".`);
}

/** Without ANALYTICS_PROVIDER, an id that starts with `G-` selects Google Analytics, any other script Plausible. */
function readAnalytics(env: NodeJS.ProcessEnv, hostname: string): Analytics {
  const { ANALYTICS_ID: id = '', ANALYTICS_SRC: src } = env;
  const guess = id.startsWith('G-') ? 'ga4' : src || id ? 'plausible' : 'none';
  switch (env.ANALYTICS_PROVIDER || guess) {
    case 'none':
      return { src: '', id: '' };
    case 'plausible':
      if (!src) throw new Error('ANALYTICS_SRC must be the URL of the analytics script.');
      return { provider: 'plausible', src: address(env, 'ANALYTICS_SRC').href, id: id || hostname };
    case 'ga4':
      if (!/^G-[A-Z0-9]+$/.test(id))
        throw new Error(`ANALYTICS_ID must be a measurement id like G-ABC123, not "${id}".`);
      return { provider: 'ga4', src: src ? address(env, 'ANALYTICS_SRC').href : googleTag, id };
    default:
      throw new Error(`ANALYTICS_PROVIDER must be none, plausible or ga4, not "${env.ANALYTICS_PROVIDER}".`);
  }
}

function wholeNumber(env: NodeJS.ProcessEnv, name: string, fallback: number, max = Number.MAX_SAFE_INTEGER): number {
  const value = env[name]?.trim();
  if (!value) return fallback;
  if (!/^\d+$/.test(value) || Number(value) > max)
    throw new Error(
      `${name} must be a whole number${max < Number.MAX_SAFE_INTEGER ? ` from 0 to ${max}` : ''}, not "${value}".`,
    );
  return Number(value);
}

function address(env: NodeJS.ProcessEnv, name: string): URL {
  const value = env[name] ?? '';
  if (!URL.canParse(value) || !/^https?:/.test(value))
    throw new Error(`${name} must be an http or https URL, not "${value}".`);
  return new URL(value);
}

const origin = (env: NodeJS.ProcessEnv, name: string) => address(env, name).origin;
