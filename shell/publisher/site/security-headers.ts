import { createHash } from 'node:crypto';
import type { Analytics, Site } from '@portal/contracts/site';

/** Nonce of the inline import map. It is public, because the hash in `documentPolicy` restricts inline scripts. */
export const importMapNonce = 'import-map';

/**
 * Inline script at the start of public pages. When the browser is going to scroll, to an anchor or back to a position, the page is laid out at
 * once: the heights of sections that are laid out later (`global-css.ts` of the design system) are estimates.
 */
export const layoutScript =
  'if(location.hash||/reload|back/.test(performance.getEntriesByType("navigation")[0]?.type))document.documentElement.dataset.complete=""';
export const sha256 = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;
const layoutScriptHash = `'${sha256(layoutScript)}'`;

/** The inline style with which Radix Select hides the scroll bar of its list. */
const selectListStyle = "'sha256-441zG27rExd4/il+NvIqyL8zFx5XmyNQtE381kSkUJk='";

export type Policy = Record<string, string[]>;
export type Access = 'public' | 'staff';

/** Returns the policy of the response header as data. Staff documents load nothing from analytics or video providers. */
export function contentSecurityPolicy(site: Site, access: Access = 'public'): Policy {
  const isPublic = access === 'public';
  const analytics = isPublic ? analyticsSources(site.analytics) : noSources;
  const video = isPublic && site.videoUrl ? [new URL(site.videoUrl).origin] : ["'none'"];
  return {
    // Firefox applies it to prefetched documents.
    'default-src': ["'self'"],
    'object-src': ["'none'"],
    'media-src': ["'none'"],
    'script-src': ["'self'", `'nonce-${importMapNonce}'`, ...(isPublic ? [layoutScriptHash] : []), ...analytics.script],
    'script-src-attr': ["'none'"],
    'style-src': ["'self'", selectListStyle],
    'img-src': ["'self'", 'data:', ...analytics.image],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...analytics.connect],
    'frame-src': video,
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  };
}

/**
 * Returns the content of the `<meta http-equiv="Content-Security-Policy">` of a document. Browsers enforce it together
 * with the header, so an inline script needs the nonce and this hash (`sha256-` and the digest in base64).
 */
export function documentPolicy(site: Site, importMapHash: string, access: Access = 'public'): string {
  const own = ["'self'", `'${importMapHash}'`];
  if (access === 'staff') return policyText({ 'script-src': own });
  return policyText({ 'script-src': [...own, layoutScriptHash, ...analyticsSources(site.analytics).script] });
}

/** Files are not documents: opened directly, they run no script and load nothing. No `sandbox`: worker scripts would not start. */
export const filePolicy: Policy = {
  'default-src': ["'none'"],
  // SVG images have style elements.
  'style-src': ["'unsafe-inline'"],
  'frame-ancestors': ["'none'"],
};

export const policyText = (policy: Policy) =>
  Object.entries(policy)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');

const noSources = { script: [], image: [], connect: [] };

/** Hosts of the analytics provider. Plausible uses one host for everything. */
function analyticsSources({ provider, src }: Analytics): Record<'script' | 'image' | 'connect', string[]> {
  if (!provider) return noSources;
  const { origin, pathname } = new URL(src);
  const script = [origin + pathname];
  if (provider === 'plausible') return { script, image: [], connect: [origin] };

  const collectors = ['https://*.google-analytics.com', 'https://*.analytics.google.com'];
  return { script, image: [origin, 'https://*.google-analytics.com'], connect: [origin, ...collectors] };
}
