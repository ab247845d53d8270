export const values = [
  {
    title: 'Innovative Solutions',
    text: 'Cloud where it helps, on premises where it must be. What does not earn its place in your building is left out, however new it is.',
  },
  {
    title: 'Expert Team & Support',
    text: 'The people who design a system also commission it and answer when it calls. You reach someone who has seen your rack.',
  },
  {
    title: 'Scalable Growth',
    text: 'Spare ports, spare strands and open standards, so that the second building costs less thought than the first.',
  },
  {
    title: 'Reliable Results',
    text: 'Tested links, documented rules, measured rooms. What we hand over comes with the figures that show it works.',
  },
] as const;

interface Audience {
  name: string;
  summary: string;
  backTitle: string;
  bullets: readonly string[];
  invitation?: { text: string; path: string };
}

/** Flip cards: name and summary on the front, title and bullets on the back. */
export const audiences: readonly Audience[] = [
  {
    name: 'Multifamily',
    summary: 'Communities where a gate, a gym and four hundred front doors have to agree.',
    backTitle: 'Physical Security & Access Control',
    bullets: [
      'Gate, amenity and unit access on one credential',
      'License-plate and perimeter cameras',
      'Monitored pools, clubhouses and mail rooms',
      'Move-in and move-out tied to your software',
      'Managed Wi-Fi in leasing offices and common areas',
    ],
    invitation: { text: 'Explore multifamily solutions', path: '/industries#property-management' },
  },
  {
    name: 'Commercial',
    summary: 'Offices, shops, plants and warehouses that lose money by the hour when a system is down.',
    backTitle: 'Commercial Solutions',
    bullets: [
      'Structured cabling and certified Wi-Fi',
      'Cloud video across many sites',
      'Firewalls, password vaults and staff training',
      'Meeting rooms that work on the first try',
    ],
  },
  {
    name: 'Government',
    summary: 'Public buildings with open doors, closed records and rules for both.',
    backTitle: 'Government Solutions',
    bullets: [
      'CJIS compliant systems',
      'Council chambers with captions and streaming',
      'Evidence-room access with full audit trails',
      'Segmented, documented networks',
    ],
  },
  {
    name: 'Non-Profit',
    summary: 'Missions that need to be heard, seen and kept safe on a careful budget.',
    backTitle: 'Audio/Visual Solutions',
    bullets: [
      'Sound that carries speech to the last row',
      'Streaming that a volunteer can run',
      'Displays for lobbies and events',
      'Light and sound scenes on one tablet',
    ],
  },
];
