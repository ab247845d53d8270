/**
 * Returns what pages of the same template have in common: the remote's largest script, whether there is a form, and whether there is
 * a link to another page of the remote. Runs in the page.
 */
export function findTemplate(hasOwnLink: boolean): string {
  const own = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(({ name }) =>
    /^\/remotes\/.*\.js$/.test(new URL(name).pathname),
  );
  const [largest] = own.sort((one, other) => other.decodedBodySize - one.decodedBodySize);
  return `${largest?.name} ${document.querySelector('main form') !== null} ${hasOwnLink}`;
}
