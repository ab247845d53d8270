import { citySlugs } from '@portal/contracts/cities';
import { cityTopics, topicSlugs } from '@portal/contracts/city-topics';
import { translationsOf } from '@portal/contracts/language';
import { servicePath, serviceSlugs } from '@portal/contracts/services';

/** City and service that a page of the website is about. */
export interface PageSubject {
  city?: string;
  /** Slug of a service page, or the id of a practice. */
  service?: string;
}

const subjects = new Map<string, PageSubject>([
  ...serviceSlugs.map((service) => [servicePath(service), { service }] as const),
  ...citySlugs.flatMap((city) => [
    [`/${city}`, { city }] as const,
    ...topicSlugs.map((topic) => [`/${city}-${topic}`, { city, service: cityTopics[topic].service }] as const),
  ]),
]);

/** Returns the subject of a page by its path. A page in another language has that of its English partner. */
export const subjectOf = (path: string): PageSubject => subjects.get(translationsOf(path)?.en ?? path) ?? {};
