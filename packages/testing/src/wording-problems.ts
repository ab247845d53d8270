/** Americans write Mbps, Gbps and hours. */
const units = /[MGk]bit\/s|\d h\b(?!\.)/g;

/** Returns the units of a page that are written as in Europe. */
export const unitProblems = (page: Element) => (page.textContent ?? '').match(units) ?? [];
