import { useSite } from '@portal/platform';
import { useEffect, useState } from 'react';
import { asksForPrivacy } from './privacy.ts';

/** Where the question about analytics stands, or the way back to it. Empty where the provider needs no consent. */
export function ConsentSlot({ holds }: { holds: 'ConsentQuestion' | 'ConsentLink' }) {
  const isNeeded = useSite().analytics.provider === 'ga4';
  const [parts, setParts] = useState<typeof import('./consent-question.tsx')>();

  useEffect(() => {
    if (isNeeded && !asksForPrivacy()) import(/* webpackChunkName: "ga4" */ './consent-question.tsx').then(setParts);
  }, [isNeeded]);

  const Part = parts?.[holds];
  return Part && <Part />;
}
