export const retentionKinds = ['spam', 'lost', 'won', 'open', 'deliveries'] as const;
export type RetentionKind = (typeof retentionKinds)[number];

/** Days without activity after which leads of a kind are removed, and days after which sent deliveries are. 0 keeps them. */
export type RetentionDays = Record<RetentionKind, number>;

export const defaultRetentionDays: RetentionDays = { spam: 30, lost: 730, won: 0, open: 0, deliveries: 365 };

/** A hundred years. */
const maxDays = 36_500;

/**
 * Reads the retention settings. The API removes by them and the privacy page names them, so both read them here.
 *
 * @param wholeNumber returns the whole number of an environment variable, or the fallback when it is not set
 */
export const readRetentionDays = (
  wholeNumber: (name: string, fallback: number, max: number) => number,
): RetentionDays => ({
  spam: wholeNumber('RETENTION_SPAM_DAYS', defaultRetentionDays.spam, maxDays),
  lost: wholeNumber('RETENTION_LOST_DAYS', defaultRetentionDays.lost, maxDays),
  won: wholeNumber('RETENTION_WON_DAYS', defaultRetentionDays.won, maxDays),
  open: wholeNumber('RETENTION_OPEN_DAYS', defaultRetentionDays.open, maxDays),
  deliveries: wholeNumber('RETENTION_DELIVERIES_DAYS', defaultRetentionDays.deliveries, maxDays),
});
