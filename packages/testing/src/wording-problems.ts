/** Headings that readers cannot scan for a subject. */
const avoided = [
  ['a heading that lists instead of naming its subject', /^[^,:]+(, [^,]+)+,? (and|or) [^,]+$/],
  ['a heading of the form "From … to …"', /^From .+ to /],
  ['not idiomatic as a heading', /^Read on/],
] as const;

/** Americans write Mbps, Gbps and hours. */
const units = /[MGk]bit\/s|\d h\b(?!\.)/g;

/** An invitation such as "Send the floor plan". Advertising copy tires of them sooner than its author does. */
export const isImperative = (heading: string) =>
  /^(Begin|Bring|Call|Count|Describe|Export|Find|Let|List|Look|Name|Open|Photograph|Plan|Put|Retire|See|Send|Show|Sit|Start|Tell|Walk)\b/.test(
    heading,
  );

/** Returns the headings of a page that do not name their subject. */
export const headingProblems = (page: Element) =>
  [...page.querySelectorAll('h2')].flatMap(({ textContent }) =>
    avoided.filter(([, pattern]) => pattern.test(textContent ?? '')).map(([problem]) => `${textContent}: ${problem}`),
  );

/** Returns the units of a page that are written as in Europe. */
export const unitProblems = (page: Element) => (page.textContent ?? '').match(units) ?? [];
