export const values = [
  {
    title: 'Innovative Solutions',
    text: 'Cloud where it helps, on premises where it has to be. A newer product has to solve a problem you have before it goes on the drawing.',
  },
  {
    title: 'Expert Team & Support',
    text: 'The designers of a system also commission it and support it afterward, with its drawings and settings at hand.',
  },
  {
    title: 'Scalable Growth',
    text: 'Spare ports, spare strands and open standards make the second building easier to add than the first.',
  },
  {
    title: 'Reliable Results',
    text: 'You get test reports for the cable, a written rule set for the firewall and measurements of the rooms.',
  },
] as const;

interface Audience {
  name: string;
  summary: string;
  backTitle: string;
  bullets: readonly string[];
  invitation: { text: string; path: string };
}

/** Flip cards: name and summary on the front, title, bullets and a link on the back. */
export const audiences: readonly Audience[] = [
  {
    name: 'Multifamily',
    summary: 'Apartment communities where one credential has to open the gate, the gym and the front door.',
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
    summary: 'Offices, stores, plants and warehouses that lose money by the hour when a system is down.',
    backTitle: 'Commercial Solutions',
    bullets: [
      'Structured cabling and surveyed Wi-Fi',
      'Cloud video across many sites',
      'Firewalls, password vaults and staff training',
      'Meeting rooms with the same controls everywhere',
    ],
    invitation: { text: 'Explore office solutions', path: '/industries#office' },
  },
  {
    name: 'Government',
    summary: 'City halls, courts and libraries, with public lobbies, restricted records and rules for both.',
    backTitle: 'Government Solutions',
    bullets: [
      'CJIS compliant systems',
      'Council chambers with captions and streaming',
      'Evidence-room access with full audit trails',
      'Segmented, documented networks',
    ],
    invitation: { text: 'Explore government solutions', path: '/industries#government' },
  },
  {
    name: 'Non-Profit',
    summary: 'Shelters, ministries and arts groups that need to be heard and kept safe on a careful budget.',
    backTitle: 'Audio/Visual Solutions',
    bullets: [
      'Speech that carries to the last row',
      'Streaming that a volunteer can run',
      'Displays for lobbies and events',
      'Light and sound scenes on one tablet',
    ],
    invitation: { text: 'Explore non-profit solutions', path: '/industries#non-profit' },
  },
];

// Texas Occupations Code sections 1702.002, 1702.102, 1702.105 and 1702.221, chapter 1305; Texas Insurance Code chapter 6002.

export const licenseSteps = [
  {
    title: 'Ask for the number',
    text: 'It begins with the class: B for a security contractor, C for one that also investigates.',
  },
  {
    title: 'Search the register',
    text: 'Texas Online Private Security (TOPS) finds companies by name or number. An asterisk stands for the rest of a name.',
  },
  {
    title: 'Compare four things',
    text: 'Legal name, class, status and expiration date. The name has to be the one on your contract.',
  },
  {
    title: 'Check who comes',
    text: 'Installers are licensed by name, too. The same search finds people.',
  },
] as const;

export const trades = [
  { work: 'Cameras, alarms, access control, locks', office: 'Department of Public Safety, Private Security Program' },
  { work: 'Fire alarm', office: 'State Fire Marshal’s Office: Insurance Code, chapter 6002' },
  { work: '120 V circuits', office: 'Department of Licensing and Regulation: Occupations Code, chapter 1305' },
] as const;
