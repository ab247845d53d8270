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
    description: 'Copper, fiber, switching and wireless: what every other system in a building stands on.',
    partners: [
      {
        name: 'Cisco Systems',
        description:
          'Catalyst and Meraki switches, access points and firewalls for networks that have to be segmented, audited and kept for a decade. Meraki gives many small sites one dashboard; Catalyst gives a campus its core.',
        specialties: ['Campus switching', 'Cloud-managed networks', 'Firewalls', 'Enterprise Wi-Fi'],
      },
      {
        name: 'Ubiquiti',
        description:
          'UniFi gateways, switches and access points managed from one controller without a license per device, and point-to-point radio bridges for the gatehouse or barn that no trench will ever reach.',
        specialties: ['UniFi', 'Wi-Fi', 'Wireless bridges', 'PoE switching'],
      },
      {
        name: 'Belden',
        description:
          'Copper and fiber cable, jacks, patch panels and industrial connectivity. Cable is the one part of a system that outlives all the others, so we choose it for the equipment that comes after the next.',
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
          'Access control run from the cloud: doors, schedules and credentials for many buildings in one account, phones as keys, and an API that property-management software can talk to.',
        specialties: ['Cloud access control', 'Mobile credentials', 'Multi-site', 'Multifamily'],
      },
      {
        name: 'LenelS2',
        description:
          'Access control for organizations with policies to enforce: NetBox as a browser-managed appliance for mid-sized sites, OnGuard where thousands of cardholders and several systems have to agree.',
        specialties: ['Enterprise access control', 'NetBox', 'OnGuard', 'Credential management'],
      },
      {
        name: 'Salto',
        description:
          'Battery-powered electronic locks for doors that will never see a cable. Rights travel on the card or the phone, so an apartment, a cabinet or a storage unit gets an audit trail without a wire.',
        specialties: ['Wireless locks', 'Salto KS', 'Keyless units', 'Audit trail'],
      },
      {
        name: 'Eagle Eye Networks',
        description:
          'Cloud video management that takes in cameras already on the wall. A small bridge on site encrypts and buffers the video; users, retention and sharing are handled in the browser.',
        specialties: ['Cloud VMS', 'Existing cameras', 'Video API', 'Multi-site'],
      },
      {
        name: 'Verkada',
        description:
          'Cameras that record to their own solid-state storage and are managed from the cloud, with access control, alarms, intercoms and air-quality sensors in the same view. No recorder on site to patch or steal.',
        specialties: ['Hybrid-cloud cameras', 'Access control', 'Intercom', 'Sensors'],
      },
      {
        name: 'Exacq',
        description:
          'exacqVision video management and recorders: a light client, wide camera support and Windows or Linux servers on the client’s own premises, for sites that want their video in the building.',
        specialties: ['On-premises VMS', 'Recorders', 'Open camera support'],
      },
      {
        name: 'OpenEye',
        description:
          'Cloud-managed video that records on site and ties footage to point-of-sale transactions and alarms, so that a store manager searches for a voided receipt and not for a time of day.',
        specialties: ['Cloud-managed video', 'Loss prevention', 'Transaction search', 'Retail'],
      },
      {
        name: 'Milestone',
        description:
          'XProtect, an open video platform that runs with cameras and analytics of nearly any maker. The choice for campuses and control rooms whose requirements outgrow a closed system.',
        specialties: ['XProtect', 'Open platform', 'Control rooms', 'Analytics'],
      },
    ],
  },
  {
    category: 'Specialized Security',
    practice: 'physical-security',
    description: 'For the places where ordinary equipment does not fit.',
    partners: [
      {
        name: 'ElectricEye',
        description:
          'For the part of a security plan that cameras and doors alone leave open. Whether a site needs it, and where, is decided on the survey and not from a catalog.',
        specialties: ['Specialized security', 'Chosen per site', 'Part of the survey'],
      },
    ],
  },
  {
    category: 'IT Security',
    practice: 'it-security',
    description: 'People, passwords and cloud applications: where most incidents begin.',
    partners: [
      {
        name: '1Password',
        description:
          'Shared vaults, passkeys and single sign-on for teams, end-to-end encrypted with a secret key that never leaves the member’s devices. Watchtower points out weak, reused and breached passwords.',
        specialties: ['Password management', 'Passkeys', 'Provisioning', 'Secrets'],
      },
      {
        name: 'Hook Security',
        description:
          'Security awareness training built on psychology: short lessons people finish, phishing simulations that resemble what really arrives, and feedback at the moment of the click without blame.',
        specialties: ['Phishing simulation', 'Awareness training', 'Reporting'],
      },
      {
        name: 'AppOmni',
        description:
          'Watches the settings, permissions and connected apps of Microsoft 365, Salesforce, ServiceNow and other business software, and says so when one of them drifts from what was agreed.',
        specialties: ['SaaS posture', 'Third-party apps', 'Configuration drift', 'Data exposure'],
      },
    ],
  },
  {
    category: 'Audio/Visual',
    practice: 'audiovisual',
    description: 'Rooms and venues that anyone on the staff can run.',
    partners: [
      {
        name: 'SAVI IQ',
        description:
          'Control of screens, sound and lights for venues from one tablet: pick a picture, drag it to a wall of displays, and let opening and closing time run by themselves.',
        specialties: ['Venue control', 'AV over IP', 'Scheduling', 'Tablet interface'],
      },
      {
        name: 'Crestron',
        description:
          'Control processors, touch panels, DM NVX video over the network and conference-room systems: the parts with which a boardroom, a sanctuary or a council chamber becomes one button.',
        specialties: ['Room control', 'DM NVX', 'Conferencing', 'Lighting control'],
      },
    ],
  },
] as const satisfies readonly PartnerCategory[];

/** Domotz is a technology partner without an entry on the partner page. */
export type PartnerName = (typeof partnerCategories)[number]['partners'][number]['name'] | 'Domotz';
