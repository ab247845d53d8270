import type { IndustryId } from '@portal/contracts/industries';
import type { ServiceSlug } from '@portal/contracts/service-names';
import { type CitySlug, cities } from './cities.content.ts';
import type { TopicSlug } from './topics.content.ts';

export const cityPath = (city: CitySlug) => `/${city}`;
export const topicPath = (city: CitySlug, topic: TopicSlug) => `/${city}-${topic}`;
export const servicePath = (service: ServiceSlug) => `/services/${service}`;
export const industryPath = (industry: IndustryId) => `/industries#${industry}`;
export const siblingOf = (city: CitySlug) => cities[city].sibling;
