/** Topics of the city pages that mfe-locations owns. `hub` is the page of the city itself. */
const topics = {
  hub: 'All services',
  'access-control': 'Access Control',
  cabling: 'Cabling',
  networking: 'Networking',
  'it-security': 'IT Security',
  'audio-visual': 'Audio/Visual',
  verkada: 'Verkada',
  'eagle-eye': 'Eagle Eye',
  brivo: 'Brivo',
  cisco: 'Cisco',
} as const;

export type CityTopic = keyof typeof topics;

const cities = [
  { name: 'Austin', slug: 'austin' },
  { name: 'San Antonio', slug: 'san-antonio' },
];

/** Returns links to the pages of the topics in both cities. */
export const cityLinks = (chosen: readonly CityTopic[]) =>
  chosen.flatMap((topic) =>
    cities.map(({ name, slug }) => ({
      label: `${topics[topic]} in ${name}`,
      to: topic === 'hub' ? `/${slug}` : `/${slug}-${topic}`,
    })),
  );
