import type { CitySlug } from '@portal/contracts/cities';
import type { TopicSlug } from '@portal/contracts/city-topics';
import type { IndustryId } from '@portal/contracts/industries';

export const cityPath = (city: CitySlug) => `/${city}`;
export const topicPath = (city: CitySlug, topic: TopicSlug) => `/${city}-${topic}`;
export const industryPath = (industry: IndustryId) => `/industries#${industry}`;
export const siblingOf = (city: CitySlug): CitySlug => (city === 'austin' ? 'san-antonio' : 'austin');
