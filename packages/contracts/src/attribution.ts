/** Where a visitor came from, sent with each form. Kept in memory while the tab is open, not stored on the device. */
export interface AttributionReport {
  /** Path of the page with the form. For a page that consists of a form only, the page before. */
  page?: string;
  /** Path and query of the first page of the visit. */
  landing?: string;
  /** Host of the site that linked to the first page. */
  referrer?: string;
  /** Release of the remote that served the form. */
  release?: string;
  /** Milliseconds from opening the form's page to submitting it. */
  msOnPage?: number;
}

/** Name of the honeypot field of every form. Visitors do not see it, so only bots fill it in. */
export const honeypotField = 'website';
