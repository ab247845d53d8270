/** What a page tells of a visit along with a form. Kept in memory while the tab is open; nothing is stored on the device. */
export interface VisitReport {
  /** The page the form was on or, for a page that is nothing but a form, the one before. */
  page?: string;
  /** Path and query of the first page of the visit. */
  landing?: string;
  /** Host of the site the visit came from. */
  referrer?: string;
  /** Release of the remote that served the form. */
  release?: string;
  /** Milliseconds from arriving at the form's page to sending it. */
  took?: number;
}

/** Fields a form carries beside what the visitor typed. The trap is empty unless a program has filled it in. */
export const trapField = 'website';
