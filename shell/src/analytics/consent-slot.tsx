import { useSite } from '@portal/platform';
import { useEffect, useState } from 'react';
import { hasPrivacySignal } from './privacy.ts';

/** Loads and renders the consent banner or its footer link. Empty for providers that need no consent. */
export function ConsentSlot({ name }: { name: 'ConsentBanner' | 'ConsentLink' }) {
  const isNeeded = useSite().analytics.provider === 'ga4';
  const [components, setComponents] = useState<typeof import('./consent-banner.tsx')>();

  useEffect(() => {
    if (isNeeded && !hasPrivacySignal())
      import(/* webpackChunkName: "ga4" */ './consent-banner.tsx').then(setComponents);
  }, [isNeeded]);

  const Component = components?.[name];
  return Component && <Component />;
}
