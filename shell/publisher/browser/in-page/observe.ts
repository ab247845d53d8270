import type { Outline } from './outline.ts';

/** Observations since the start of a document. */
export interface Observed {
  /** The document as it was sent, before its scripts ran. */
  sent?: Outline;
  /** Length of the session history at that time. */
  steps: number;
  /** Cumulative layout shift. */
  shift: number;
  /** Elements that moved, and from where to where, largest shift first. */
  shifted: string[];
  policyViolations: string[];
}

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node?: Node; previousRect: DOMRect; currentRect: DOMRect }[];
}

/** Runs in the isolated world before the document's scripts. Can use no variables of its scope but `readOutline`. */
export function observe(readOutline: () => Outline) {
  const observed: Observed = { steps: history.length, shift: 0, shifted: [], policyViolations: [] };
  Object.assign(globalThis, { observed });

  // Module scripts are deferred: they run when the document is interactive.
  document.addEventListener('readystatechange', () => {
    if (document.readyState === 'interactive') observed.sent = readOutline();
  });
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
    observed.policyViolations.push(`${effectiveDirective} does not allow ${blockedURI}`);
  });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as LayoutShift[]) {
      // Also half a second after the window has got its size, which comes late on a busy machine.
      if (entry.hadRecentInput) continue;
      observed.shift += entry.value;
      for (const { node, previousRect, currentRect } of entry.sources)
        if (node instanceof Element)
          observed.shifted.push(
            `<${node.tagName.toLowerCase()}> from ${Math.round(previousRect.top)} to ${Math.round(currentRect.top)} px`,
          );
    }
  }).observe({ type: 'layout-shift', buffered: true });
}
