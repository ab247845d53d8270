import type { VisitReport } from '@portal/contracts/visit';

/** What the shell remembers of this visit while the tab is open. Nothing is stored on the device. */
export interface Visit extends VisitReport {
  /** The page before this one. */
  before?: string;
}

let remembered = (): Visit => ({});

/** Where the visitor is, was before, and came from: what a form sends along. */
export const visit = (): Visit => remembered();

/** The shell's own end: says who remembers. */
export function rememberVisit(tell: () => Visit) {
  remembered = tell;
}
