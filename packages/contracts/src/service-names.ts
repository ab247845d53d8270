/** Names of the service pages by slug. */
export const serviceNames = {
  'video-surveillance': 'Video Surveillance',
  'access-control': 'Access Control',
  'video-monitoring': 'Video Monitoring',
  'structured-cabling': 'Structured Cabling',
  'wireless-access-points': 'Wireless Access Points',
  'managed-switches': 'Managed Switches',
  'network-monitoring': 'Network Monitoring',
  'password-management': 'Secure Password Management',
  'firewall-management': 'Firewall Management',
  'security-training': 'Security Awareness Training',
  'saas-security': 'SaaS Security Posture Management',
  'threat-detection': 'Threat Detection & Response',
  'commercial-audio': 'Commercial Audio Systems',
  'video-control': 'Video Control & Management',
  'display-integration': 'Display & Projector Integration',
  'lighting-integration': 'Lighting System Integration',
} as const;

export type ServiceSlug = keyof typeof serviceNames;
