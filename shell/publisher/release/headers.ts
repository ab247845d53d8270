import type { Site } from '@portal/contracts/site';
import type { HeaderKind, Headers } from './header-kinds.ts';
import { type Access, contentSecurityPolicy, filePolicy, type Policy, policyText } from './security-headers.ts';

export {
  type Access,
  contentSecurityPolicy,
  documentPolicy,
  inlineNonce,
  sha256,
} from './security-headers.ts';

/** Browsers revalidate by ETag. */
export const revalidated = 'public, max-age=0, must-revalidate';
/** Pages are kept for a minute, so that a prefetched one is shown without a request. */
const pageCaching = 'public, max-age=60, must-revalidate';
/** The extension has the media type that browsers require, see `contentTypes` in `@portal/contracts`. */
export const speculationRulesFile = 'links.speculationrules';
const day = 'public, max-age=86400';
const year = 'max-age=31536000, immutable';

/** Returns the headers of every kind of response. */
export function responseHeaders(site: Site): Record<HeaderKind, Headers> {
  return {
    document: {
      ...documentHeaders(site, 'public'),
      'cache-control': pageCaching,
      'speculation-rules': `"/${speculationRulesFile}"`,
    },
    staff: { ...documentHeaders(site, 'staff'), 'cache-control': revalidated, 'x-robots-tag': 'noindex' },
    file: { ...fileHeaders(site), 'cache-control': revalidated },
    rules: { ...fileHeaders(site), 'cache-control': day },
    image: { ...fileHeaders(site), 'cache-control': day, 'cross-origin-resource-policy': 'cross-origin' },
    asset: { ...fileHeaders(site), 'cache-control': `public, ${year}` },
    staffAsset: { ...fileHeaders(site), 'cache-control': `private, ${year}`, 'x-robots-tag': 'noindex' },
    private: { ...fileHeaders(site), 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' },
  };
}

const documentHeaders = (site: Site, access: Access): Headers => ({
  ...commonHeaders(site, contentSecurityPolicy(site, access)),
  'x-frame-options': 'DENY',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  // No `Integrity-Policy`: WebKit (WebKitGTK 2.50) ignores the integrity of import maps for static imports and would block them.
});

/** Returns the headers of short texts, e.g. error messages. `url` is the origin of the site. */
export const textHeaders = (url: string): Headers => ({ ...fileHeaders({ url }), 'cache-control': 'no-store' });

const fileHeaders = (site: Pick<Site, 'url'>): Headers => commonHeaders(site, filePolicy);

const commonHeaders = (site: Pick<Site, 'url'>, policy: Policy): Headers => ({
  'content-security-policy': policyText(policy),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-resource-policy': 'same-origin',
  ...(site.url.startsWith('https:') && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
});
