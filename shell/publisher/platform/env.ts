import { resolve } from 'node:path';
import { readSettings } from '@portal/contracts/settings';
import type { Analytics, Site } from '@portal/contracts/site';
import { retentionDaysOf } from '@portal/contracts/site-settings';
import type { z } from 'zod';
import { analyticsProvider, publisherSchema, publisherTables } from './settings.ts';

const googleTag = 'https://www.googletagmanager.com/gtag/js';
const root = resolve(import.meta.dirname, '../../..');

type Settings = z.output<typeof publisherSchema>;

export type PublisherEnv = ReturnType<typeof readEnv>;

/** Reads the environment. Throws an error that lists all invalid variables. */
export function readEnv(env: NodeJS.ProcessEnv = process.env) {
  const settings = readSettings('The publisher cannot start', publisherSchema, env);
  const dataDir = resolve(root, settings.DATA_DIR);
  return {
    host: settings.HOST,
    port: settings.PORT,
    metricsPort: settings.METRICS_PORT,
    dataDir,
    siteDir: siteDirOf(settings),
    imageCacheDir: resolve(root, settings.IMAGE_CACHE_DIR ?? resolve(dataDir, 'images')),
    teamsFile: resolve(root, settings.TEAMS_FILE),
    releasesFrom: settings.RELEASES_FROM ?? resolve(root, settings.PUBLISHED_DIR, '{name}'),
    shellSource: resolve(root, settings.SHELL_RELEASE_DIR ?? 'shell/dist'),
    renderer: settings.RENDERER ?? `unix:${resolve(dataDir, 'renderer.sock')}`,
    releaseEventsKey: settings.RELEASE_EVENTS_KEY,
    apiMetricsOrigin: settings.API_METRICS_ORIGIN?.origin,
    hasBrowserChecks: settings.BROWSER_CHECKS !== 'off',
    publishesUnchecked: settings.PUBLISH_UNCHECKED,
    compression: settings.COMPRESSION,
    pollMilliseconds: settings.RELEASE_POLL_MS,
    site: siteOf(settings),
  };
}

/** Commands and sidecars of the publisher need one folder or file of its settings only. */
const readPaths = (env: NodeJS.ProcessEnv) =>
  readSettings('The settings are invalid', publisherTables.publisher.pick({ DATA_DIR: true, SITE_DIR: true }), env);

export const siteDir = (env: NodeJS.ProcessEnv) => siteDirOf(readPaths(env));
export const publisherData = (env: NodeJS.ProcessEnv) => resolve(root, readPaths(env).DATA_DIR);

const siteDirOf = ({ DATA_DIR, SITE_DIR }: Pick<Settings, 'DATA_DIR' | 'SITE_DIR'>) =>
  resolve(root, SITE_DIR ?? resolve(root, DATA_DIR, 'site'));

const siteOf = (settings: Settings): Site => ({
  url: settings.SITE_URL,
  company: settings.COMPANY_NAME,
  phone: settings.COMPANY_PHONE,
  email: settings.COMPANY_EMAIL,
  street: settings.COMPANY_STREET,
  socialUrl: settings.SOCIAL_URL.href,
  videoUrl: settings.VIDEO_URL?.href ?? '',
  content: settings.CONTENT,
  analytics: analyticsOf(settings),
  retentionDays: retentionDaysOf(settings),
  businessHours: settings.BUSINESS_HOURS.text,
  fieldReports: settings.FIELD_REPORTS,
  ...(settings.SECURITY_CONTACT && { securityContact: settings.SECURITY_CONTACT }),
});

function analyticsOf(settings: Settings): Analytics {
  const { ANALYTICS_SRC: src, ANALYTICS_ID: id, SITE_URL } = settings;
  const provider = analyticsProvider(settings);
  if (provider === 'none') return { src: '', id: '' };
  if (provider === 'ga4') return { provider, src: src?.href ?? googleTag, id: id ?? '' };
  return { provider, src: src?.href ?? '', id: id ?? new URL(SITE_URL).hostname };
}
