interface FirstEntry {
  /** Path and query of the first page of the visit. */
  landing: string;
  /** Host of the site that linked to it. */
  referrer?: string;
}

const referrerUrl = () => (URL.canParse(document.referrer) ? new URL(document.referrer) : undefined);

const pathOf = ({ pathname, search }: Pick<URL, 'pathname' | 'search'>) => pathname + search;

/** The tab's history of this site, oldest first. Absent in browsers without the Navigation API. */
const entries = () => globalThis.navigation?.entries() ?? [];

/**
 * Called by the first script of every document. Keeps the referring host with the tab's history entry: later documents of
 * the visit only know their own referrer. Nothing is stored on the device.
 */
export function recordReferrer() {
  const from = referrerUrl();
  if (from && from.origin !== location.origin && entries().length > 0)
    navigation.updateCurrentEntry({ state: { referrer: from.host } });
}

/** Returns where the visit began. Without the Navigation API the page before is all that is known. */
export function firstEntry(): FirstEntry {
  const from = referrerUrl();
  const [first] = entries();
  if (first?.url) return { landing: pathOf(new URL(first.url)), referrer: (first.getState() as FirstEntry)?.referrer };
  if (from?.origin === location.origin) return { landing: pathOf(from) };
  return { landing: pathOf(location), referrer: from?.host };
}
