import type { ComponentType } from 'react';

/** Drawings of a page. They are imported by the page's module, so that its chunk contains no others. */
export interface PageDrawings {
  hero: ComponentType;
  detail: ComponentType;
}
