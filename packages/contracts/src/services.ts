import type { Practice } from './practices.ts';

export interface ServiceNames {
  name: string;
  /** For lists with little space, where it differs from the name. */
  shortName?: string;
  practice: Practice;
}

/** The services by slug, in the order of lists. Each has a page at `/services/<slug>`. */
export const services = {
  'video-surveillance': { name: 'Video Surveillance', practice: 'physical-security' },
  'access-control': { name: 'Access Control', practice: 'physical-security' },
  'video-monitoring': { name: 'Video Monitoring', practice: 'physical-security' },
  'structured-cabling': { name: 'Structured Cabling', practice: 'connectivity' },
  'wireless-access-points': { name: 'Wireless Access Points', practice: 'connectivity' },
  'managed-switches': { name: 'Managed Switches', practice: 'connectivity' },
  'network-monitoring': { name: 'Network Monitoring', practice: 'connectivity' },
  'password-management': {
    name: 'Secure Password Management',
    shortName: 'Password Management',
    practice: 'it-security',
  },
  'firewall-management': { name: 'Firewall Management', practice: 'it-security' },
  'security-training': {
    name: 'Security Awareness Training',
    shortName: 'Security Training',
    practice: 'it-security',
  },
  'saas-security': {
    name: 'SaaS Security Posture Management',
    shortName: 'SaaS Security',
    practice: 'it-security',
  },
  'threat-detection': {
    name: 'Threat Detection & Response',
    shortName: 'Threat Detection',
    practice: 'it-security',
  },
  'commercial-audio': { name: 'Commercial Audio Systems', shortName: 'Commercial Audio', practice: 'audiovisual' },
  'video-control': { name: 'Video Control & Management', shortName: 'Video Control', practice: 'audiovisual' },
  'display-integration': {
    name: 'Display & Projector Integration',
    shortName: 'Displays & Projectors',
    practice: 'audiovisual',
  },
  'lighting-integration': {
    name: 'Lighting System Integration',
    shortName: 'Lighting Integration',
    practice: 'audiovisual',
  },
} as const satisfies Record<string, ServiceNames>;

export type ServiceSlug = keyof typeof services;

export const serviceSlugs = Object.keys(services) as ServiceSlug[];

/** Returns the slugs of a practice's services. */
export const servicesOf = (practice: Practice) => serviceSlugs.filter((slug) => services[slug].practice === practice);

export const servicePath = (slug: ServiceSlug) => `/services/${slug}`;
