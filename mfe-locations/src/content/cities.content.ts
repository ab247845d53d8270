import type { CitySlug } from './city.ts';

/** The little every page knows of both cities; the rest stays in the page that shows it. */
export const cities: Record<CitySlug, { name: string; sibling: CitySlug }> = {
  austin: { name: 'Austin', sibling: 'san-antonio' },
  'san-antonio': { name: 'San Antonio', sibling: 'austin' },
};
