import { cityNames, citySlugs } from '@portal/contracts/cities';
import { cityTopics, topicSlugs } from '@portal/contracts/city-topics';
import type { Consultation } from '@portal/contracts/consultation';
import type { PageRoute } from '@portal/contracts/remote';
import { subjectOf } from './city-topic/subject.ts';

/** Returns the route of a page. Each page has a chunk of its own, named after its file, so that a visitor loads the content of one page. */
const route = (slug: string, consultation: Consultation): PageRoute => ({
  path: `/${slug}`,
  handle: { chunk: `${slug}-page-tsx`, consultation },
  lazy: () => import(/* webpackChunkName: "[request]" */ `./pages/${slug}.page.tsx`),
});

export const routes: PageRoute[] = citySlugs.flatMap((city) => [
  route(city, { about: cityNames[city] }),
  ...topicSlugs.map((topic) =>
    route(`${city}-${topic}`, { service: cityTopics[topic].practice, about: subjectOf({ city, topic }) }),
  ),
]);
