import type { Practice } from '@portal/contracts/practices';
import type { PartnerName } from '../partners/partners.content.ts';

export interface ServiceCardContent {
  practice: Practice;
  title: string;
  description: string;
  features: readonly string[];
  partners: readonly PartnerName[];
}

/** Cards of the services page. The anchor of a card is the slug of its title. */
export const serviceCards: readonly ServiceCardContent[] = [
  {
    practice: 'physical-security',
    title: 'Physical Security',
    description: 'Cameras, doors, gates with video intercoms, and monitoring, planned together on one set of drawings.',
    features: ['Video Surveillance', 'Access Control', 'Video Monitoring'],
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
    title: 'Networking',
    description:
      'Certified cable, surveyed Wi-Fi, switches with power to spare, and monitoring that reports a dead camera on the day it drops off.',
    features: ['Structured Cabling', 'Wireless Access Points', 'Managed Switches', 'Network Monitoring'],
    partners: ['Cisco Systems', 'Ubiquiti', 'Belden', 'Domotz'],
  },
  {
    practice: 'it-security',
    title: 'IT Security',
    description:
      'Many break-ins never touch a door. We close the ordinary ways in, such as reused passwords, forgotten firewall rules, overshared files and convincing emails.',
    features: [
      'Secure Password Management',
      'Firewall Management',
      'Security Awareness Training',
      'SaaS Security Posture Management',
      'Threat Detection & Response',
    ],
    partners: ['1Password', 'Hook Security', 'AppOmni', 'Cisco Systems'],
  },
  {
    practice: 'audiovisual',
    title: 'Audio/Visual',
    description:
      'Speech that is understood in the last row, pictures sized for it, and lighting scenes to match. Your opening staff runs all of it from one panel.',
    features: [
      'Commercial Audio Systems',
      'Video Control & Management',
      'Display & Projector Integration',
      'Lighting System Integration',
    ],
    partners: ['Crestron', 'SAVI IQ'],
  },
];
