import type { Site } from '@portal/contracts/site';
import { createContext, use } from 'react';

/** Provided by the shell, in the browser and when pages are rendered. */
export const SiteContext = createContext<Site | undefined>(undefined);

/** Returns the settings of the site: the company and this installation. */
export function useSite(): Site {
  const site = use(SiteContext);
  if (!site) throw new Error('useSite must be used within SiteContext');
  return site;
}
