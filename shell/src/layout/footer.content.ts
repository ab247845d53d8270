import type { Practice } from '@portal/contracts/practices';

interface FooterLink {
  label: string;
  to: string;
}

interface FooterList {
  title: string;
  links: FooterLink[];
}

interface PracticeServices extends FooterLink {
  practice: Practice;
  services: FooterLink[];
}

export const tagline = 'Creating safer, smarter, connected and secured environments.';

/** The services by practice, in the order of the services page. */
export const practiceServices: PracticeServices[] = [
  {
    practice: 'physical-security',
    label: 'Physical Security',
    to: '/services#physical-security',
    services: [
      { label: 'Video Surveillance', to: '/services/video-surveillance' },
      { label: 'Access Control', to: '/services/access-control' },
      { label: 'Video Monitoring', to: '/services/video-monitoring' },
    ],
  },
  {
    practice: 'connectivity',
    label: 'Networking',
    to: '/services#networking',
    services: [
      { label: 'Structured Cabling', to: '/services/structured-cabling' },
      { label: 'Wireless Access Points', to: '/services/wireless-access-points' },
      { label: 'Managed Switches', to: '/services/managed-switches' },
      { label: 'Network Monitoring', to: '/services/network-monitoring' },
    ],
  },
  {
    practice: 'it-security',
    label: 'IT Security',
    to: '/services#it-security',
    services: [
      { label: 'Password Management', to: '/services/password-management' },
      { label: 'Firewall Management', to: '/services/firewall-management' },
      { label: 'Security Training', to: '/services/security-training' },
      { label: 'SaaS Security', to: '/services/saas-security' },
      { label: 'Threat Detection', to: '/services/threat-detection' },
    ],
  },
  {
    practice: 'audiovisual',
    label: 'Audio/Visual',
    to: '/services#audio-visual',
    services: [
      { label: 'Commercial Audio', to: '/services/commercial-audio' },
      { label: 'Video Control', to: '/services/video-control' },
      { label: 'Displays & Projectors', to: '/services/display-integration' },
      { label: 'Lighting Integration', to: '/services/lighting-integration' },
    ],
  },
];

export const legalLinks: FooterLink[] = [
  { label: 'Privacy', to: '/privacy' },
  { label: 'Terms', to: '/terms' },
  { label: 'Accessibility', to: '/accessibility' },
];

export const footerLists: FooterList[] = [
  {
    title: 'Austin',
    links: [
      { label: 'Austin Overview', to: '/austin' },
      { label: 'Access Control', to: '/austin-access-control' },
      { label: 'Structured Cabling', to: '/austin-cabling' },
      { label: 'Networking', to: '/austin-networking' },
      { label: 'IT Security', to: '/austin-it-security' },
      { label: 'Audio/Visual', to: '/austin-audio-visual' },
    ],
  },
  {
    title: 'San Antonio',
    links: [
      { label: 'San Antonio Overview', to: '/san-antonio' },
      { label: 'Access Control', to: '/san-antonio-access-control' },
      { label: 'Structured Cabling', to: '/san-antonio-cabling' },
      { label: 'Networking', to: '/san-antonio-networking' },
      { label: 'IT Security', to: '/san-antonio-it-security' },
      { label: 'Audio/Visual', to: '/san-antonio-audio-visual' },
    ],
  },
  {
    title: 'Technology Partners',
    links: [
      { label: 'Verkada in Austin', to: '/austin-verkada' },
      { label: 'Verkada in San Antonio', to: '/san-antonio-verkada' },
      { label: 'Eagle Eye in Austin', to: '/austin-eagle-eye' },
      { label: 'Eagle Eye in San Antonio', to: '/san-antonio-eagle-eye' },
      { label: 'Brivo in Austin', to: '/austin-brivo' },
      { label: 'Brivo in San Antonio', to: '/san-antonio-brivo' },
      { label: 'Cisco in Austin', to: '/austin-cisco' },
      { label: 'Cisco in San Antonio', to: '/san-antonio-cisco' },
      { label: 'View All Partners', to: '/partners' },
    ],
  },
  {
    title: 'Company',
    links: [
      { label: 'About', to: '/about' },
      { label: 'Industries', to: '/industries' },
      { label: 'Partners', to: '/partners' },
      { label: 'Contact', to: '/contact' },
    ],
  },
];
