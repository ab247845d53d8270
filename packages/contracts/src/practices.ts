/** The four practices: each owns one of the hero's four words and one hue of the design system. */
export const practices = [
  { id: 'physical-security', name: 'Physical Security', word: 'Safer' },
  { id: 'audiovisual', name: 'Audio/Visual', word: 'Smarter' },
  { id: 'connectivity', name: 'Networking', word: 'Connected' },
  { id: 'it-security', name: 'IT Security', word: 'Secured' },
] as const;

export type Practice = (typeof practices)[number]['id'];

/** What a visitor can choose as "service" in the contact form: stored value and shown label. */
export const serviceInterests = [
  { value: 'connectivity', label: 'Connectivity & Networking' },
  { value: 'physical-security', label: 'Physical Security' },
  { value: 'it-security', label: 'IT Security' },
  { value: 'audiovisual', label: 'Audio/Visual Systems' },
  { value: 'consultation', label: 'General Consultation' },
] as const;

/** What belongs to each practice: the services with a page of their own, and the practice itself as a form's choice. */
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

/** The practice a service belongs to; none for a general consultation. */
export const practiceOf = (service: string | null): Practice | undefined =>
  practices.find(({ id }) => service !== null && servicesOfPractice[id].includes(service))?.id;
