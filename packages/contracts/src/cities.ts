/** Names of the cities that the website has pages for, by slug. The page of a city is `/<slug>`. */
export const cityNames = { austin: 'Austin', 'san-antonio': 'San Antonio' } as const;

export type CitySlug = keyof typeof cityNames;

/** Returns the name of a city, or the text itself for anything else. */
export const cityName = (text: string): string => new Map(Object.entries<string>(cityNames)).get(text) ?? text;

export const citySlugs = Object.keys(cityNames) as CitySlug[];
