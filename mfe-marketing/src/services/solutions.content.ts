import type { Practice } from '@portal/contracts/practices';

interface Solution {
  name: string;
  slug: string;
  practice: Practice;
}

/** Solutions that have a page, in the order of lists. */
export const solutions = [
  { name: 'Video Surveillance', slug: 'video-surveillance', practice: 'physical-security' },
  { name: 'Access Control', slug: 'access-control', practice: 'physical-security' },
  { name: 'Video Monitoring', slug: 'video-monitoring', practice: 'physical-security' },
  { name: 'Structured Cabling', slug: 'structured-cabling', practice: 'connectivity' },
  { name: 'Wireless Access Points', slug: 'wireless-access-points', practice: 'connectivity' },
  { name: 'Managed Switches', slug: 'managed-switches', practice: 'connectivity' },
  { name: 'Network Monitoring', slug: 'network-monitoring', practice: 'connectivity' },
  { name: 'Secure Password Management', slug: 'password-management', practice: 'it-security' },
  { name: 'Firewall Management', slug: 'firewall-management', practice: 'it-security' },
  { name: 'Security Awareness Training', slug: 'security-training', practice: 'it-security' },
  { name: 'SaaS Security Posture Management', slug: 'saas-security', practice: 'it-security' },
  { name: 'Threat Detection & Response', slug: 'threat-detection', practice: 'it-security' },
  { name: 'Commercial Audio Systems', slug: 'commercial-audio', practice: 'audiovisual' },
  { name: 'Video Control & Management', slug: 'video-control', practice: 'audiovisual' },
  { name: 'Display & Projector Integration', slug: 'display-integration', practice: 'audiovisual' },
  { name: 'Lighting System Integration', slug: 'lighting-integration', practice: 'audiovisual' },
] as const satisfies readonly Solution[];

/** Slugs of all services, or of one practice. */
export type ServiceSlug<P extends Practice = Practice> = Extract<(typeof solutions)[number], { practice: P }>['slug'];

/** Returns the path of a feature's page, or of the services page when it has none. */
export function solutionPath(feature: string): string {
  const solution = solutions.find(({ name }) => name === feature);
  return solution ? `/services/${solution.slug}` : '/services';
}
