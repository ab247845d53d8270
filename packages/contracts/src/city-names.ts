/** Names of the cities that the website has pages for, by slug. */
export const cityNames = { austin: 'Austin', 'san-antonio': 'San Antonio' } as const;
