import type { Practice } from '@portal/contracts/practices';
import type { PartnerName } from '../partners/partners.content.ts';

export interface ServiceCardContent {
  practice: Practice;
  description: string;
  partners: readonly PartnerName[];
}

/** Cards of the services page. The anchor of a card is the slug of its title. */
export const serviceCards: readonly ServiceCardContent[] = [
  {
    practice: 'physical-security',
    description: 'Cameras, doors, gates with video intercoms, and monitoring, planned together on one set of drawings.',
    partners: [
      'Brivo',
      'Salto',
      'LenelS2',
      'Verkada',
      'Eagle Eye Networks',
      'OpenEye',
      'Milestone',
      'Exacq',
      'ElectricEye',
    ],
  },
  {
    practice: 'connectivity',
    description:
      'Certified cable, surveyed Wi-Fi, switches with power to spare, and monitoring that reports a dead camera on the day it drops off.',
    partners: ['Cisco Systems', 'Ubiquiti', 'Belden', 'Domotz'],
  },
  {
    practice: 'it-security',
    description:
      'Many break-ins never touch a door. We close the ordinary ways in, such as reused passwords, forgotten firewall rules, overshared files and convincing emails.',
    partners: ['1Password', 'Hook Security', 'AppOmni', 'Cisco Systems'],
  },
  {
    practice: 'audiovisual',
    description:
      'Speech that is understood in the last row, pictures sized for it, and lighting scenes to match. Whoever opens up in the morning runs all of it from one panel.',
    partners: ['Crestron', 'SAVI IQ'],
  },
];
