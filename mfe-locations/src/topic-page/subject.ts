import { cityNames } from '@portal/contracts/cities';
import { cityTopics } from '@portal/contracts/city-topics';
import type { CityPartner, CityTopic } from '../content/city.ts';

/** Returns what the page is about, e.g. `Access Control in Austin`. The contact form gets it from the page's links. */
export const subjectOf = ({ topic, city }: Pick<CityTopic | CityPartner, 'topic' | 'city'>) =>
  `${cityTopics[topic].name} in ${cityNames[city]}`;
