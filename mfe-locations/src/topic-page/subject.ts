import { cities } from '../content/cities.content.ts';
import type { CityPartner, CityTopic } from '../content/city.ts';
import { topicOf } from '../content/topics.content.ts';

/** Returns what the page is about, e.g. `Access Control in Austin`. The contact form gets it from the page's links. */
export const subjectOf = ({ topic, city }: Pick<CityTopic | CityPartner, 'topic' | 'city'>) =>
  `${topicOf(topic).name} in ${cities[city].name}`;
