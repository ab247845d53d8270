import { serviceInterests } from './practices.ts';
import { services } from './services.ts';

/** What the website calls each value of `service`: pages of services, and options of the contact form. */
export const serviceNames: ReadonlyMap<string, string> = new Map([
  ...Object.entries(services).map(([slug, { name }]) => [slug, name] as const),
  ...serviceInterests.map(({ value, label }) => [value, label] as const),
]);

/** Returns the website's name of a service, or the submitted text when it has none. */
export const serviceName = (service: string): string => serviceNames.get(service) ?? service;
