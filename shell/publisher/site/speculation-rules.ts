/**
 * Lets browsers prerender pages behind links that are likely to be followed: hovered, pressed or, on phones, resting in the viewport.
 * What a page does for its visitor waits until it is shown (`src/starter/start.ts`). Browsers that do not prerender use what
 * `src/starter/prefetch-links.ts` downloaded. https://html.spec.whatwg.org/multipage/speculative-loading.html
 */
export function speculationRules(staffPrefixes: string[]): string {
  const excluded = ['/api', '/preview', ...staffPrefixes].flatMap((prefix) => [prefix, `${prefix}/*`]);
  const pages = [{ href_matches: '/*' }, { not: { href_matches: excluded } }];
  return JSON.stringify({
    prerender: [
      { where: { and: pages }, eagerness: 'moderate' },
      // The starter marks the link under the mouse (`src/starter/prerender-hovered.ts`).
      { where: { and: [...pages, { selector_matches: '[data-hovered]' }] }, eagerness: 'immediate' },
    ],
  });
}
