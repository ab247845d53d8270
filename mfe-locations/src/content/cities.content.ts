/** What every page needs of both cities. The rest is in each city's own record. */
export const cities = {
  austin: { name: 'Austin', sibling: 'san-antonio' },
  'san-antonio': { name: 'San Antonio', sibling: 'austin' },
} as const;

export type CitySlug = keyof typeof cities;
