import { type CitySlug, cities } from './cities.content.ts';
import type { Industry } from './industries.content.ts';
import type { ServiceSlug } from './services.content.ts';
import type { TopicSlug } from './topics.content.ts';

export const cityPath = (city: CitySlug) => `/${city}`;
export const topicPath = (city: CitySlug, topic: TopicSlug) => `/${city}-${topic}`;
export const servicePath = (service: ServiceSlug) => `/services/${service}`;
export const industryPath = (industry: Industry) => `/industries#${industry}`;
export const siblingOf = (city: CitySlug) => cities[city].sibling;
