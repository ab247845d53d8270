import { metricsSettings, releaseEventsKey } from '@portal/contracts/metrics-settings';
import { originSettings } from '@portal/contracts/origin-settings';
import { flag, httpUrl, oneOf, parsed, port, text, wholeNumber } from '@portal/contracts/settings';
import { businessHours, companySettings, retentionSettings } from '@portal/contracts/site-settings';
import { z } from 'zod';

/** An email address may be given without `mailto:`. */
const securityContact = parsed((given) => {
  const url = /^[^\s@:/]+@[^\s@:/]+$/.test(given) ? `mailto:${given}` : given;
  if (/^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/.test(url)) return url;
  throw new Error(`must be an email address like "security@example.com" or an https URL, not "${given}"`);
});

function shareOf(given: string): number {
  if (/^(0?\.\d+|[01])$/.test(given)) return Number(given);
  throw new Error(`must be a share from 0 to 1 like "0.25", not "${given}"`);
}

/** What the pages show besides the settings that the API reads too. */
const siteSettings = {
  COMPANY_STREET: text().prefault('412 Nueces Street, Suite 300').describe('footer, structured data'),
  SOCIAL_URL: httpUrl().prefault('https://www.linkedin.com/company/lumenward').describe('social link in the footer'),
  VIDEO_URL: httpUrl().optional().describe('embeddable URL of the approach video'),
  SECURITY_CONTACT: securityContact.optional().meta({
    default: '`COMPANY_EMAIL`',
    description: 'email address or `https:` URL in `security.txt`',
  }),
  ANALYTICS_PROVIDER: oneOf(['none', 'plausible', 'ga4']).optional().meta({
    default: 'derived from the next two',
    description: '`none`, `plausible` or `ga4`',
  }),
  ANALYTICS_SRC: httpUrl().optional().describe('script URL'),
  ANALYTICS_ID: text().optional().describe('site name (Plausible), or a `G-…` id (Google)'),
  FIELD_REPORTS: parsed(shareOf)
    .prefault('1')
    .describe('share of views that report failures and speed, 0 to 1: [privacy](privacy.md#field-reports)'),
};

const publisherSettings = {
  HOST: text().prefault('127.0.0.1').describe('address'),
  PORT: port().prefault('8081').describe('port for health, signed commands and copies of site builds'),
  ...metricsSettings,
  DATA_DIR: text().prefault('.data').describe('releases and history'),
  TEAMS_FILE: text()
    .prefault('infra/teams.json')
    .describe('teams with URL prefixes, public keys and sources; read again when it changes'),
  RELEASES_FROM: text().optional().meta({
    default: '`PUBLISHED_DIR`/{name}',
    description: 'source of teams without their own `source`: a folder, or a URL for teams with a key',
  }),
  PUBLISHED_DIR: text().prefault('.portal/releases').describe('folder that `npm run release` publishes into'),
  RELEASE_POLL_MS: wholeNumber(86_400_000)
    .prefault('1000')
    .describe('interval between two looks at each source, in milliseconds'),
  SITE_DIR: text().optional().meta({
    default: '`DATA_DIR`/site',
    description: 'site builds that nginx or the web server of `npm start` serves',
  }),
  RENDERER: text().optional().meta({
    default: '`unix:DATA_DIR/renderer.sock`',
    description: 'address of the renderer: `unix:/path` or `http://host:port`',
  }),
  API_METRICS_ORIGIN: httpUrl().optional().meta({
    default: 'none: no rollback by reports of visitors',
    description:
      'origin of the `METRICS_PORT` of the API, e.g. `http://api:9464`: has the counters of field reports, and sends mails and webhooks about rollbacks. Set by `npm start`',
  }),
  RELEASE_EVENTS_KEY: releaseEventsKey().optional().meta({
    isSecret: true,
    default: 'none: nobody is told about rollbacks',
    description: 'key of the API, which has the same: at least 32 characters. Set by `npm start`',
  }),
  BROWSER_CHECKS: oneOf(['on', 'off']).prefault('on').describe('`off`: releases are not checked in Chromium'),
  PUBLISH_UNCHECKED: flag()
    .prefault('0')
    .describe('`1`: releases are published when there is no browser to check them in'),
  COMPRESSION: oneOf(['best', 'fast'])
    .prefault('best')
    .describe('`fast`: compressed copies are made faster and are larger'),
  IMAGE_CACHE_DIR: text().optional().meta({
    default: '`DATA_DIR`/images',
    description: 'cache of drawn images, which publishers on one machine may share',
  }),
  SHELL_RELEASE_DIR: text()
    .optional()
    .meta({ default: '`shell/dist`', description: 'folder of the build of the shell' }),
};

/** The tables of docs/configuration.md. */
export const publisherTables = { site: z.object(siteSettings), publisher: z.object(publisherSettings) };

/** All settings of the publisher. */
export const publisherSchema = z
  .object({
    ...originSettings,
    ...companySettings,
    ...siteSettings,
    BUSINESS_HOURS: businessHours,
    ...retentionSettings,
    ...publisherSettings,
  })
  .superRefine((settings, context) => {
    const report = (message: string) => context.addIssue({ code: 'custom', message });
    const { ANALYTICS_ID: id = '', ANALYTICS_SRC: src } = settings;
    const provider = analyticsProvider(settings);
    if (provider === 'plausible' && !src) report('ANALYTICS_SRC must be the URL of the analytics script');
    if (provider === 'ga4' && !/^G-[A-Z0-9]+$/.test(id))
      report(`ANALYTICS_ID must be a measurement id like G-ABC123, not "${id}"`);
  });

/** Without ANALYTICS_PROVIDER, an id that starts with `G-` selects Google Analytics, any other script Plausible. */
export function analyticsProvider(settings: {
  ANALYTICS_PROVIDER?: 'none' | 'plausible' | 'ga4' | undefined;
  ANALYTICS_SRC?: URL | undefined;
  ANALYTICS_ID?: string | undefined;
}) {
  const { ANALYTICS_PROVIDER: given, ANALYTICS_SRC: src, ANALYTICS_ID: id } = settings;
  return given ?? (id?.startsWith('G-') ? 'ga4' : src || id ? 'plausible' : 'none');
}
