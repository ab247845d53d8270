import type { Practice } from '@portal/contracts/practices';

export interface PracticeCardContent {
  practice: Practice;
  text: string;
  /** Besides its services. They have no page, so they link to the services page. */
  otherFeatures?: readonly string[];
  /** Whether the Explore link loads the services page as a document and scrolls it down by half a window. */
  scrollsServicesPage: boolean;
}

/** Cards of the overview. */
export const practiceCards: readonly PracticeCardContent[] = [
  {
    practice: 'physical-security',
    text: 'Cameras, doors and gates in one system, with one record of who came in.',
    otherFeatures: ['Gate & Intercom Entry'],
    scrollsServicesPage: false,
  },
  {
    practice: 'connectivity',
    text: 'The cabling, switches and Wi-Fi that every other system runs on.',
    scrollsServicesPage: false,
  },
  {
    practice: 'it-security',
    text: 'Passwords, firewalls and cloud settings, and training for the people who use them.',
    scrollsServicesPage: true,
  },
  {
    practice: 'audiovisual',
    text: 'Sound, video and lighting anyone on staff can run.',
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
    title: 'Manage it afterward',
    text: 'Monitoring, patches and up-to-date documentation after the handover.',
  },
] as const;

/** Figures of the website specification, which gives them for Austin. */
export const proof = [
  { value: '500+', label: 'Austin installations' },
  { value: '15+', label: 'years experience' },
  { value: '24/7', label: 'local support in Austin' },
] as const;
