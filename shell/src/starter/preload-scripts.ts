/**
 * Downloads modules, once each, with the integrity that the import map of the document has for them. Nothing is executed.
 * WebKit 2.50 does not apply the import map to static imports, so the link repeats it.
 */
export function preloadScripts(paths: string[]) {
  const missing = paths.filter((href) => !document.querySelector(`link[href="${href}"]`));
  if (missing.length === 0) return;
  const map = document.querySelector('script[type=importmap]')?.textContent;
  const integrity: Record<string, string> = map ? JSON.parse(map).integrity : {};
  for (const href of missing) {
    const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href });
    if (integrity[href]) link.integrity = integrity[href];
    document.head.append(link);
  }
}
