import { cityNames, citySlugs } from '@portal/contracts/cities';
import { cityTopics } from '@portal/contracts/city-topics';
import { type ServiceSlug, servicePath, serviceSlugs, services } from '@portal/contracts/services';
import type { Service } from './service.ts';

/** Returns links to the pages of the topics in both cities. */
export const cityLinks = (topics: Service['cityPages']) =>
  topics.flatMap((topic) =>
    citySlugs.map((city) =>
      topic === 'hub'
        ? { label: `All services in ${cityNames[city]}`, to: `/${city}` }
        : { label: `${cityTopics[topic].name} in ${cityNames[city]}`, to: `/${city}-${topic}` },
    ),
  );

/** Returns links to the pages of the chosen services, in the order of all services. */
export const serviceLinks = (chosen: readonly ServiceSlug[]) =>
  serviceSlugs
    .filter((slug) => chosen.includes(slug))
    .map((slug) => ({ label: services[slug].name, to: servicePath(slug) }));
