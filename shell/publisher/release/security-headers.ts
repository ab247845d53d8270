import { createHash } from 'node:crypto';
import type { Analytics, Site } from '@portal/contracts/site';

/** Nonce of the inline import map and styles. It is public, because the hashes in `documentPolicy` restrict what is inline. */
export const inlineNonce = 'inline';
export const sha256 = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

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
    'media-src': ["'self'"],
    'script-src': ["'self'", `'nonce-${inlineNonce}'`, ...analytics.script],
    'script-src-attr': ["'none'"],
    'style-src': ["'self'", `'nonce-${inlineNonce}'`, selectListStyle],
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

/** What a document has inline. */
export interface InlineTexts {
  importMap: string;
  styles?: string;
}

/**
 * Returns the content of the `<meta http-equiv="Content-Security-Policy">` of a document. Browsers enforce it together
 * with the header, so an inline script or style needs the nonce and its hash.
 */
export function documentPolicy(site: Site, { importMap, styles }: InlineTexts, access: Access = 'public'): string {
  const analytics = access === 'public' ? analyticsSources(site.analytics) : noSources;
  return policyText({
    'script-src': ["'self'", `'${sha256(importMap)}'`, ...analytics.script],
    'style-src': ["'self'", ...(styles ? [`'${sha256(styles)}'`] : []), selectListStyle],
  });
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
