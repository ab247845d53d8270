import type { AttributionReport } from '@portal/contracts/attribution';

/** Where the visitor of this tab came from. Kept in memory while the tab is open, not stored on the device. */
export interface Attribution extends AttributionReport {
  /** The page before this one. */
  previousPage?: string;
}

let provider = (): Attribution => ({});

/** Returns where the visitor came from, which forms send to the API. */
export const attribution = (): Attribution => provider();

/** Called by the shell. */
export function setAttributionProvider(provide: () => Attribution) {
  provider = provide;
}
