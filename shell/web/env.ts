import { resolve } from 'node:path';
import { metricsSettings } from '@portal/contracts/metrics-settings';
import { haveSameHost, originSettings } from '@portal/contracts/origin-settings';
import { origin, port, readSettings, required, text, wholeNumber } from '@portal/contracts/settings';
import { z } from 'zod';

/** All settings of the web server. */
export const webSchema = z
  .object({
    HOST: text().prefault('127.0.0.1').describe('address'),
    PORT: port().prefault('8080').describe('port'),
    ...metricsSettings,
    SITE_DIR: required(text(), 'the folder of the site builds, e.g. .data/site').describe(
      'site builds of the publisher; required',
    ),
    API_ORIGIN: required(text(), 'the address of the API, e.g. http://127.0.0.1:3000')
      .pipe(origin())
      .describe('address of the API; required'),
    PUBLISHER_ORIGIN: origin()
      .optional()
      .describe('receives `POST /releases/commands`; without it that path is not found'),
    ...originSettings,
    SITE_URL: origin().optional().meta({ default: '`http://localhost:PORT`', description: 'public URL' }),
    // Checked by the API and the publisher, with the numbers of all countries, which take a tenth of a second to load.
    COMPANY_PHONE: text().prefault('512-555-0142').describe('in error messages'),
    TRUSTED_PROXY_HOPS: wholeNumber(20).prefault('0').describe('number of trusted proxies in front of it'),
  })
  .refine(({ SITE_URL, DESK_URL }) => !haveSameHost(SITE_URL, DESK_URL), {
    message: 'DESK_URL must have another host name than SITE_URL',
  });

export type WebEnv = ReturnType<typeof readEnv>;

/** Reads the environment. Throws an error that lists all invalid variables. */
export function readEnv(env: NodeJS.ProcessEnv) {
  const settings = readSettings('The web server cannot start', webSchema, env);
  return {
    host: settings.HOST,
    port: settings.PORT,
    metricsPort: settings.METRICS_PORT,
    siteDir: resolve(settings.SITE_DIR),
    apiOrigin: settings.API_ORIGIN,
    publisherOrigin: settings.PUBLISHER_ORIGIN,
    siteUrl: settings.SITE_URL ?? `http://localhost:${settings.PORT}`,
    deskUrl: settings.DESK_URL,
    phone: settings.COMPANY_PHONE,
    trustedProxyHops: settings.TRUSTED_PROXY_HOPS,
  };
}
