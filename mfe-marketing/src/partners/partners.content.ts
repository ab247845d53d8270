import type { Practice } from '@portal/contracts/practices';

export interface Partner {
  name: string;
  description: string;
  specialties: readonly string[];
}

export interface PartnerCategory {
  category: string;
  practice: Practice;
  description: string;
  partners: readonly Partner[];
}

export const partnerCategories = [
  {
    category: 'Network Infrastructure',
    practice: 'connectivity',
    description: 'Copper, fiber, switching and wireless, on which every other system in a building depends.',
    partners: [
      {
        name: 'Cisco Systems',
        description:
          'Switches, access points and firewalls for networks that have to be segmented, audited and kept for years. Meraki brings many small sites into one cloud dashboard; Catalyst switches reach from the closet to the core of a campus.',
        specialties: ['Campus switching', 'Cloud-managed networks', 'Firewalls', 'Enterprise Wi-Fi'],
      },
      {
        name: 'Ubiquiti',
        description:
          'UniFi gateways, switches and access points managed together without a license per device, and point-to-point radio bridges to gatehouses without a trench.',
        specialties: ['UniFi', 'Wi-Fi', 'Wireless bridges', 'PoE switching'],
      },
      {
        name: 'Belden',
        description:
          'Copper and fiber cable, jacks, patch panels and industrial connectivity. Cable stays in the wall longer than the equipment at its ends, which is why we specify it for the next generation of equipment.',
        specialties: ['Category 6A', 'Fiber', 'Connectivity', 'Industrial Ethernet'],
      },
    ],
  },
  {
    category: 'Physical Security',
    practice: 'physical-security',
    description: 'Doors and cameras, from one suite to a portfolio of properties.',
    partners: [
      {
        name: 'Brivo',
        description:
          'Access control run from the cloud: doors, schedules and credentials for many buildings in one account, with phones as keys and an API for other software.',
        specialties: ['Cloud access control', 'Mobile credentials', 'Multi-site', 'Multifamily'],
      },
      {
        name: 'LenelS2',
        description:
          'Access control for organizations with policies to enforce: NetBox, an appliance managed in the browser, and OnGuard, the enterprise platform for many cardholders and connected systems.',
        specialties: ['Enterprise access control', 'NetBox', 'OnGuard', 'Credential management'],
      },
      {
        name: 'Salto',
        description:
          'Battery-powered electronic locks for doors with no cable. Depending on the system, permissions live on the card, on the phone or sync wirelessly from the cloud. An apartment door or a locker joins access control without wiring.',
        specialties: ['Wireless locks', 'Salto KS', 'Keyless units', 'Audit trail'],
      },
      {
        name: 'Eagle Eye Networks',
        description:
          'Cloud video management that works with many cameras already on the wall. An appliance on site encrypts and buffers the video; users, retention and sharing are handled in the browser.',
        specialties: ['Cloud VMS', 'Existing cameras', 'Video API', 'Multi-site'],
      },
      {
        name: 'Verkada',
        description:
          'Cameras that record to their own solid-state storage and are managed from the cloud, with access control, alarms, intercoms and air-quality sensors in the same platform. There is no recorder on site to maintain.',
        specialties: ['Hybrid-cloud cameras', 'Access control', 'Intercom', 'Sensors'],
      },
      {
        name: 'Exacq',
        description:
          'exacqVision video management and recorders: wide camera support on Windows or Linux servers, for clients who keep their video on their own premises.',
        specialties: ['On-premises VMS', 'Recorders', 'Open camera support'],
      },
      {
        name: 'OpenEye',
        description:
          'Cloud-managed video that records on site and can tie footage to point-of-sale data. A store manager searches for a voided receipt and sees the picture.',
        specialties: ['Cloud-managed video', 'Loss prevention', 'Transaction search', 'Retail'],
      },
      {
        name: 'Milestone',
        description:
          'XProtect, an open video platform that works with cameras and analytics of many makers, for campuses and control rooms whose requirements outgrow a closed system.',
        specialties: ['XProtect', 'Open platform', 'Control rooms', 'Analytics'],
      },
    ],
  },
  {
    category: 'Specialized Security',
    practice: 'physical-security',
    description: 'A category of its own, beside the camera and access platforms above.',
    partners: [
      {
        name: 'ElectricEye',
        description: 'For video monitoring on sites where a standard camera platform is not enough.',
        specialties: ['Specialized security', 'Video monitoring'],
      },
    ],
  },
  {
    category: 'IT Security',
    practice: 'it-security',
    description: 'For people, passwords and cloud applications, where many incidents begin.',
    partners: [
      {
        name: '1Password',
        description:
          'Shared vaults, passkeys and single sign-on for teams, end-to-end encrypted. Watchtower points out weak, reused and breached passwords.',
        specialties: ['Password management', 'Passkeys', 'Provisioning', 'Secrets'],
      },
      {
        name: 'Hook Security',
        description:
          'Security awareness training built on psychology, with short lessons and phishing simulations that teach without blame.',
        specialties: ['Phishing simulation', 'Awareness training', 'Reporting'],
      },
      {
        name: 'AppOmni',
        description:
          'Watches the settings, permissions and connected apps of Microsoft 365, Salesforce, ServiceNow and other business software, and reports what drifts from the agreed baseline.',
        specialties: ['SaaS posture', 'Third-party apps', 'Configuration drift', 'Data exposure'],
      },
    ],
  },
  {
    category: 'Audio/Visual',
    practice: 'audiovisual',
    description: 'Sound, video and lighting anyone on staff can run.',
    partners: [
      {
        name: 'SAVI IQ',
        description:
          'Control of screens, sound and lights for bars, restaurants and other venues, on a tablet that staff can use without AV training.',
        specialties: ['Venue control', 'Audio and video', 'Tablet interface'],
      },
      {
        name: 'Crestron',
        description:
          'Control processors, touch panels, DM NVX video over the network and conference-room systems, used to run a boardroom or a council chamber from one panel.',
        specialties: ['Room control', 'DM NVX', 'Conferencing', 'Touch panels'],
      },
    ],
  },
] as const satisfies readonly PartnerCategory[];

/** Domotz has a note on the partner page: the specification's five categories do not list it. */
export type PartnerName = (typeof partnerCategories)[number]['partners'][number]['name'] | 'Domotz';
