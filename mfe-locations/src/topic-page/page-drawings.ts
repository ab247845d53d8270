import type { ComponentType } from 'react';

/** What a page shows beside its words. Each page names its own, so that it loads no other. */
export interface PageDrawings {
  hero: ComponentType;
  detail: ComponentType;
}
