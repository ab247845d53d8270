import { defaultBusinessHours, readWeek } from './business-hours.ts';
import { findTelephone } from './phone-number.ts';
import { defaultRetentionDays, type RetentionDays } from './retention.ts';
import { oneOf, parsed, text, wholeNumber } from './settings.ts';
import { phoneHref } from './site.ts';

// Settings that several programs read: what one of them shows has to be what another one does.

/** Links on pages have the number by a rule without tables. It has to agree with them. */
const phone = () =>
  parsed((given) => {
    if (findTelephone(given)?.href === phoneHref(given)) return given;
    throw new Error(`must be one phone number in digits like "512-555-0142", not "${given}"`);
  });

export const companySettings = {
  COMPANY_NAME: text().prefault('Lumenward').describe('pages, error messages, e-mails, the case study PDF'),
  COMPANY_PHONE: phone().prefault('512-555-0142').describe('the same: one number, see below'),
  COMPANY_EMAIL: text().prefault('info@lumenward.example').describe('the same'),
  CONTENT: oneOf(['samples', 'confirmed'])
    .prefault('samples')
    .describe('`confirmed` hides what `npm run statements` lists, also in the PDF'),
};

export const businessHours = parsed((given) => {
  try {
    return { text: given, week: readWeek(given) };
  } catch (error) {
    throw new Error(`: ${(error as Error).message}`);
  }
})
  .prefault(defaultBusinessHours)
  .describe('business hours, also for search engines; separate several ranges with commas');

/** A hundred years. */
const days = (fallback: number) => wholeNumber(36_500).prefault(String(fallback));

/** The API removes by these and the privacy page names them. */
export const retentionSettings = {
  RETENTION_SPAM_DAYS: days(defaultRetentionDays.spam).describe(
    'days without activity after which leads in spam are removed; 0 keeps them. So do the next four',
  ),
  RETENTION_LOST_DAYS: days(defaultRetentionDays.lost).describe('lost leads'),
  RETENTION_WON_DAYS: days(defaultRetentionDays.won).describe('won leads'),
  RETENTION_OPEN_DAYS: days(defaultRetentionDays.open).describe('all other leads, answered or not'),
  RETENTION_DELIVERIES_DAYS: days(defaultRetentionDays.deliveries).describe(
    'sent e-mails and webhooks, on timelines: [privacy.md](privacy.md)',
  ),
};

export const retentionDaysOf = (settings: Record<keyof typeof retentionSettings, number>): RetentionDays => ({
  spam: settings.RETENTION_SPAM_DAYS,
  lost: settings.RETENTION_LOST_DAYS,
  won: settings.RETENTION_WON_DAYS,
  open: settings.RETENTION_OPEN_DAYS,
  deliveries: settings.RETENTION_DELIVERIES_DAYS,
});
