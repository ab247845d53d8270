import { flag, readSettings, settingNames, text, wholeNumber } from '@portal/contracts/settings';
import { z } from 'zod';
import { apiSchema } from '../../api/src/platform/env/settings.ts';
import { publisherSchema } from '../../shell/publisher/platform/settings.ts';
import { webSchema } from '../../shell/web/env.ts';

/** What `npm start` reads itself. All other settings are those of its processes. */
export const portalSchema = z.object({
  PORT: wholeNumber(65_535, 1).prefault('8080').meta({
    default: '8080 (`npm run dev`: 3000)',
    description: 'port of the site, on loopback',
  }),
  METRICS_PORT: wholeNumber(65_533).optional().meta({
    default: 'none: no metrics',
    description:
      'port of the metrics of the web server, on loopback; API and publisher have the next two. 0 selects free ones',
  }),
  DATA_DIR: text().prefault('.data').meta({
    default: '`.data` (`npm run dev`: `.data/dev`)',
    description: 'database, journal, e-mails, releases, site builds, logs',
  }),
  DATABASE_URL: text().optional().meta({
    default: 'the embedded PostgreSQL',
    description: 'a PostgreSQL of your own, with the role of the API',
  }),
  MIGRATION_DATABASE_URL: text().optional().meta({
    default: '`DATABASE_URL`',
    description: 'the same with the role that owns the tables: [operations](operations.md#database-roles)',
  }),
  MAIL_DEMO: flag().prefault('0').meta({
    description:
      '1: starts mail servers for trying e-mail; not together with `SMTP_URL` or `IMAP_URL`: [operations](operations.md#try-e-mail)',
  }),
});

/** @param fallbacks what a command uses instead of the defaults */
export const readPortalSettings = (fallbacks: Record<string, string> = {}) =>
  readSettings('The portal cannot start', portalSchema, {
    ...process.env,
    ...Object.fromEntries(Object.entries(fallbacks).filter(([name]) => !process.env[name])),
  });

/** Throws if staff could take the mailbox of customers for the demo, or the other way round. */
export function rejectTwoMailServers(env: NodeJS.ProcessEnv): void {
  const configured = ['SMTP_URL', 'SMTP_URL_FILE', 'IMAP_URL', 'IMAP_URL_FILE'].filter((name) => env[name]);
  if (env.MAIL_DEMO === '1' && configured.length > 0)
    throw new Error(`MAIL_DEMO=1 starts mail servers of its own. Unset it, or ${configured.join(' and ')}.`);
}

/** Set by `startPortal`, whatever the environment contains. */
const setByPortal = new Set([
  ...[
    'HOST',
    'PORT',
    'METRICS_PORT',
    'DATA_DIR',
    'SITE_DIR',
    'API_ORIGIN',
    'API_METRICS_ORIGIN',
    'RELEASE_EVENTS_KEY',
    'RELEASE_EVENTS_KEY_FILE',
    'PUBLISHER_ORIGIN',
    'RENDERER',
  ],
  ...['DATABASE_URL', 'DATABASE_URL_FILE', 'FIRST_ACCOUNT_FILE', 'SHELL_RELEASE_DIR'],
]);
const processSettings = ['PATH', 'HOME', 'TMPDIR', 'TZ', 'NODE_EXTRA_CA_CERTS', 'NODE_COMPILE_CACHE', 'LOG_LEVEL'];
const settingsOfProcess = (schema: z.ZodObject) => [
  ...processSettings,
  ...settingNames(schema).filter((name) => !setByPortal.has(name)),
];

/** The settings of the environment that each process of the portal gets. */
export const settingsOf = {
  web: settingsOfProcess(webSchema),
  api: settingsOfProcess(apiSchema),
  /** It runs the code of releases, so it gets no settings of the site and no secrets. */
  renderer: [...processSettings, 'CHROMIUM_PATH'],
  publisher: settingsOfProcess(publisherSchema),
};
