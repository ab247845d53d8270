import type { Practice } from '@portal/contracts/practices';

export interface PracticeCardContent {
  practice: Practice;
  title: string;
  text: string;
  features: readonly string[];
  /** Whether the Explore link loads the services page as a document and scrolls it down by half a window. */
  scrollsServicesPage: boolean;
}

/** Cards of the overview. A feature without a page links to the services page. */
export const practiceCards: readonly PracticeCardContent[] = [
  {
    practice: 'physical-security',
    title: 'Physical Security',
    text: 'Cameras, doors and gates in one system, with one record of who came in.',
    features: ['Video Surveillance', 'Access Control', 'Video Monitoring', 'Gate & Intercom Entry'],
    scrollsServicesPage: false,
  },
  {
    practice: 'connectivity',
    title: 'Networking',
    text: 'The cabling, switches and Wi-Fi that every other system runs on.',
    features: ['Structured Cabling', 'Wireless Access Points', 'Managed Switches', 'Network Monitoring'],
    scrollsServicesPage: false,
  },
  {
    practice: 'it-security',
    title: 'IT Security',
    text: 'Passwords, firewalls and cloud settings, and training for the people who use them.',
    features: [
      'Secure Password Management',
      'Firewall Management',
      'Security Awareness Training',
      'SaaS Security Posture Management',
      'Threat Detection & Response',
    ],
    scrollsServicesPage: true,
  },
  {
    practice: 'audiovisual',
    title: 'Audio/Visual',
    text: 'Sound, video and lighting anyone on staff can run.',
    features: [
      'Commercial Audio Systems',
      'Video Control & Management',
      'Display & Projector Integration',
      'Lighting System Integration',
    ],
    scrollsServicesPage: true,
  },
];

export const technologyPartners = [
  'Brivo',
  'Eagle Eye Networks',
  'ElectricEye',
  'SAVI IQ',
  'OpenEye',
  'Verkada',
  'Salto',
  '1Password',
  'Belden',
  'Cisco',
  'Domotz',
  'Crestron',
] as const;

export const approach = [
  {
    title: 'Walk the site once',
    text: 'One survey covers doors, cameras, cable, Wi-Fi and rooms.',
  },
  {
    title: 'Draw one system',
    text: 'Power, switch ports, storage and mounting on a single plan, with every part ordered from it.',
  },
  {
    title: 'Build in one sequence',
    text: 'Cable before the ceilings close, switches before devices, and every link tested before handover.',
  },
  {
    title: 'Manage it afterwards',
    text: 'Monitoring, patches and up-to-date documentation after the handover.',
  },
] as const;

/** Figures of the website specification, which gives them for Austin. */
export const proof = [
  { value: '500+', label: 'Austin installations' },
  { value: '15+', label: 'years experience' },
  { value: '24/7', label: 'local support in Austin' },
] as const;
