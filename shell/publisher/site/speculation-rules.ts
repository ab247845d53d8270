/**
 * Lets browsers download the documents behind links that are likely to be followed: hovered, touched or, on phones, in the
 * viewport. `src/starter/prefetch-links.ts` does it in other browsers. https://html.spec.whatwg.org/multipage/speculative-loading.html
 */
export function speculationRules(staffPrefixes: string[]): string {
  const excluded = ['/api', '/preview', ...staffPrefixes].flatMap((prefix) => [prefix, `${prefix}/*`]);
  const where = { and: [{ href_matches: '/*' }, { not: { href_matches: excluded } }] };
  return JSON.stringify({ prefetch: [{ where, eagerness: 'eager' }] });
}
