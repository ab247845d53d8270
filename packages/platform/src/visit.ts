import type { VisitReport } from '@portal/contracts/visit';

/** The current visit. Kept in memory while the tab is open, not stored on the device. */
export interface Visit extends VisitReport {
  /** The page before this one. */
  before?: string;
}

let provider = (): Visit => ({});

/** Returns the current visit, which forms send to the API. */
export const visit = (): Visit => provider();

/** Called by the shell. */
export function setVisitProvider(provide: () => Visit) {
  provider = provide;
}
