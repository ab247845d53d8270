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
    description:
      'Who came in, through which door, and what the camera saw. We plan doors, cameras and monitoring together, so that an alarm can be checked before anyone is called.',
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
      'Tested cable, surveyed Wi-Fi and switches with power to spare, with monitoring that reports a fault early.',
    features: ['Structured Cabling', 'Wireless Access Points', 'Managed Switches', 'Network Monitoring'],
    partners: ['Cisco Systems', 'Ubiquiti', 'Belden', 'Domotz'],
  },
  {
    practice: 'it-security',
    title: 'IT Security',
    description:
      'Many break-ins never touch a door. We close the ordinary ways in: reused passwords, forgotten firewall rules, overshared files, a convincing e-mail.',
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
      'Speech that is understood in the last row, pictures sized for it, and light that follows the scene, run from one panel by whoever opens up in the morning.',
    features: [
      'Commercial Audio Systems',
      'Video Control & Management',
      'Display & Projector Integration',
      'Lighting System Integration',
    ],
    partners: ['Crestron', 'SAVI IQ'],
  },
];
