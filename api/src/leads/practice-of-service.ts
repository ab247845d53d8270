import { type Practice, practices, serviceInterests } from '@portal/contracts/practices';
import { servicesOf } from '@portal/contracts/services';

/** Values of `service` that belong to a practice: slugs of service pages, and the practice's own option in the contact form. */
export const valuesOfPractice = (practice: Practice): string[] => [practice, ...servicesOf(practice)];

/** All values of `service` that belong to a practice. */
export const practiceValues: readonly string[] = practices.flatMap(({ id }) => valuesOfPractice(id));

/** All values of `service` that the website has. */
export const knownServices: readonly string[] = [
  ...new Set([...practiceValues, ...serviceInterests.map(({ value }) => value)]),
];

/** Returns the practice of a service, or undefined, e.g. for a general consultation. */
export const practiceOf = (service: string | null): Practice | undefined =>
  practices.find(({ id }) => service !== null && valuesOfPractice(id).includes(service))?.id;
