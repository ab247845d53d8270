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
    text: 'Doors, gates and cameras that agree about who came in.',
    features: ['Video Surveillance', 'Access Control', 'Video Monitoring', 'Gate & Intercom Entry'],
    scrollsServicesPage: false,
  },
  {
    practice: 'connectivity',
    title: 'Networking',
    text: 'The copper, glass and radio that everything else stands on.',
    features: ['Structured Cabling', 'Wireless Access Points', 'Managed Switches', 'Network Monitoring'],
    scrollsServicesPage: false,
  },
  {
    practice: 'it-security',
    title: 'IT Security',
    text: 'Passwords, firewalls, cloud settings and the people in front of them.',
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
    text: 'Sound, pictures and light that one person can run.',
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
    text: 'One survey for doors, cameras, cable, radio and rooms. Five vendors would ask for five keys.',
  },
  {
    title: 'Draw one system',
    text: 'Power, ports, storage and walls on a single plan, so that the camera never waits for a switch nobody ordered.',
  },
  {
    title: 'Build in one sequence',
    text: 'Cable before ceilings, switches before devices, and tests before the handover.',
  },
  {
    title: 'Stay on the line',
    text: 'Monitored, patched and documented after the handover, too.',
  },
] as const;

/** The success story of a child-protection non-profit. The quote is illustrative. */
export const nonProfitStory = {
  sector: 'Child-protection non-profit',
  title: 'A safe way in, for the people who need one most',
  paragraphs: [
    'Families arrive at a child-advocacy center on the worst day of their lives. The building has to be hard to enter for anyone who means harm and easy for a frightened child. Before, one buzzer served the street, the staff and the delivery of printer paper.',
    'Together with the staff we separated three ways in, put video intercoms where a person can be seen before a door opens, and moved the cameras off the waiting room and onto the parking lot. Records, interviews and guests now live on networks that cannot see each other.',
  ],
  quote: {
    text: 'Nobody notices the system, and that is the point. Staff feel safer, and children just see a friendly door.',
    by: 'Program director, child-protection non-profit',
    isIllustrative: true,
  },
  features: [
    {
      title: 'Two-step entrance',
      text: 'Seen and spoken to outside, met inside: a staffed vestibule with a silent duress button.',
    },
    {
      title: 'Video that respects privacy',
      text: 'Entrances and lots are recorded, counseling rooms never; masks are set in the camera itself.',
    },
    {
      title: 'Separated networks',
      text: 'Interview recordings, staff and guest Wi-Fi on VLANs of their own, with named access and a log.',
    },
  ],
} as const;
