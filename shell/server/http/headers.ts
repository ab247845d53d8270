import type { Analytics, Site } from '@portal/contracts/site';

/** The one rule that Radix Select writes into the page, which hides the scroll bar of its list. */
const selectListStyle = "'sha256-441zG27rExd4/il+NvIqyL8zFx5XmyNQtE381kSkUJk='";

/** Headers of every answer. The policy allows this origin's files, the starter script by its hash, and what is configured. */
export function securityHeaders(site: Site, inlineScriptHash: string): Record<string, string> {
  const analytics = analyticsSources(site.analytics);
  const video = site.videoUrl ? [new URL(site.videoUrl).origin] : [];
  const policy = {
    'default-src': ["'none'"],
    'script-src': ["'self'", inlineScriptHash, ...analytics.script],
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

  return {
    'content-security-policy': Object.entries(policy)
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
