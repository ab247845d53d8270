import type { Site } from '@portal/contracts/site';
import { createContext, use } from 'react';

/** Filled by the shell, in the browser and when pages are rendered at publish time. */
export const SiteContext = createContext<Site | undefined>(undefined);

/** Facts about the company and this installation. */
export function useSite(): Site {
  const site = use(SiteContext);
  if (!site) throw new Error('useSite needs the shell around it');
  return site;
}
