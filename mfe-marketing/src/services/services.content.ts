import type { Practice } from '@portal/contracts/practices';
import type { PartnerName } from '../partners/partners.content.ts';

export interface ServiceCard {
  practice: Practice;
  title: string;
  description: string;
  features: readonly string[];
  partners: readonly PartnerName[];
}

/** The four cards of the services page. Their anchor is the slug of the title, their features lead to `solutionPath`. */
export const serviceCards: readonly ServiceCard[] = [
  {
    practice: 'physical-security',
    title: 'Physical Security',
    description:
      'Who came in, through which door, and what the camera saw. We plan doors, cameras and response together, because an alarm nobody can verify is only noise.',
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
      'Cable that passes its test, radio that was surveyed and not guessed, switches with power to spare, and somebody who notices before you do.',
    features: ['Structured Cabling', 'Wireless Access Points', 'Managed Switches', 'Network Monitoring'],
    partners: ['Cisco Systems', 'Ubiquiti', 'Belden', 'Domotz'],
  },
  {
    practice: 'it-security',
    title: 'IT Security',
    description:
      'Most break-ins no longer touch a door. We close the ordinary ways in: reused passwords, forgotten firewall rules, overshared files, a convincing e-mail.',
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
      'Speech that is understood in the last row, pictures on the right wall, light that follows the scene, and one button for the person who opens up in the morning.',
    features: [
      'Commercial Audio Systems',
      'Video Control & Management',
      'Display & Projector Integration',
      'Lighting System Integration',
    ],
    partners: ['Crestron', 'SAVI IQ'],
  },
];
