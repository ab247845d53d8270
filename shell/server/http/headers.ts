import type { Analytics, Site } from '@portal/contracts/site';

/** The one rule that Radix Select writes into the page, which hides the scroll bar of its list. */
const selectListStyle = "'sha256-441zG27rExd4/il+NvIqyL8zFx5XmyNQtE381kSkUJk='";

/** The policy allows this origin's files, scripts inside documents by their hashes, and what is configured. */
export function contentSecurityPolicy(site: Site, inlineScriptHashes: string[] = []): Record<string, string[]> {
  const analytics = analyticsSources(site.analytics);
  const video = site.videoUrl ? [new URL(site.videoUrl).origin] : [];
  return {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inlineScriptHashes, ...analytics.script],
    'style-src': ["'self'", selectListStyle],
    'img-src': ["'self'", 'data:', ...analytics.image],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...analytics.connect],
    'frame-src': video.length > 0 ? video : ["'none'"],
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  };
}

/** Headers of every answer. */
export function securityHeaders(site: Site, inlineScriptHash: string): Record<string, string> {
  return {
    'content-security-policy': Object.entries(contentSecurityPolicy(site, [inlineScriptHash]))
      .map(([name, sources]) => `${name} ${sources.join(' ')}`)
      .join('; '),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    ...(site.url.startsWith('https:') && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  };
}

/** What the provider's script is, asks for and sends to. Plausible's does it all on the host it comes from. */
function analyticsSources({ provider, src }: Analytics) {
  if (!provider) return { script: [], image: [], connect: [] };
  const { origin } = new URL(src);
  if (provider === 'plausible') return { script: [origin], image: [], connect: [origin] };

  const collectors = ['https://*.google-analytics.com', 'https://*.analytics.google.com'];
  return { script: [origin], image: [origin, 'https://*.google-analytics.com'], connect: [origin, ...collectors] };
}
