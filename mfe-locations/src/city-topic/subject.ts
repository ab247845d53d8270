import { cityNames } from '@portal/contracts/cities';
import { cityTopics } from '@portal/contracts/city-topics';
import type { CityPartner, CityPractice } from '../content/city.ts';

/** Returns what the page is about, e.g. `Access Control in Austin`. The contact form gets it from the page's links. */
export const subjectOf = ({ topic, city }: Pick<CityPractice | CityPartner, 'topic' | 'city'>) =>
  `${cityTopics[topic].name} in ${cityNames[city]}`;
