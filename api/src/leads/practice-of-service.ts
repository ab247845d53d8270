import { type Practice, practices, serviceInterests } from '@portal/contracts/practices';

/** Values of `service` that belong to each practice: slugs of service pages, and the practice's own option in the contact form. */
export const servicesOfPractice: Readonly<Record<Practice, readonly string[]>> = {
  'physical-security': ['physical-security', 'video-surveillance', 'access-control', 'video-monitoring'],
  audiovisual: ['audiovisual', 'commercial-audio', 'display-integration', 'lighting-integration', 'video-control'],
  connectivity: [
    'connectivity',
    'structured-cabling',
    'wireless-access-points',
    'managed-switches',
    'network-monitoring',
  ],
  'it-security': [
    'it-security',
    'password-management',
    'firewall-management',
    'security-training',
    'saas-security',
    'threat-detection',
  ],
};

/** All values of `service` that the website has. */
export const knownServices: readonly string[] = [
  ...new Set([...Object.values(servicesOfPractice).flat(), ...serviceInterests.map(({ value }) => value)]),
];

/** Returns the practice of a service, or undefined, e.g. for a general consultation. */
export const practiceOf = (service: string | null): Practice | undefined =>
  practices.find(({ id }) => service !== null && servicesOfPractice[id].includes(service))?.id;
