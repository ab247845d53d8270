import type { CityPractice } from '../city.ts';

// Lengths: ANSI/TIA-568. Two runs of Category 6A per access point: TIA TSB-162-A. Heat in bundles: TIA TSB-184-A.
// Plenum cable and abandoned cable: National Electrical Code, 800.113 and 800.25.
export const cabling: CityPractice = {
  city: 'austin',
  topic: 'cabling',
  sections: ['table', 'places', 'document', 'approach', 'steps'],
  title: 'Structured Cabling in Austin, TX',
  description:
    'Category 6A and fiber for Austin offices, labs and retail: tested, labeled and documented, with surge protection for a city of lightning and limestone.',
  headline: 'Austin cabling that the next tenant can still use',
  lead: 'Austin space is rebuilt every few years, and the cable behind the drywall decides how long the next build-out takes. We label and document it for the people who come after us.',
  answers: {
    cost: 'Risers, plenum and working at night, rather than the cable.',
    soon: 'Single drops next day; floors between two leases.',
    licensed: 'Data cable is open to all; doors and cameras it feeds are not.',
    proof: 'Ask for a test report from a building like yours.',
  },
  places: {
    title: 'Cable routes in Austin buildings',
    intro: 'Four kinds of building and what each asks of the installer.',
    items: [
      {
        title: 'High-rises between the river and the Capitol',
        industry: 'office',
        text: 'Riser rights, shared telecom rooms and freight elevators that must be booked. We agree on pathways with building engineering and firestop each floor we cross.',
      },
      {
        title: 'The Domain and North Burnet',
        text: 'There is retail below, offices above, and open ceilings where every cable can be seen. The tray is painted and the runs are straight.',
      },
      {
        title: 'South Congress storefronts',
        industry: 'retail',
        text: 'Old masonry and pier-and-beam floors. We drill as little as possible and use crawl spaces and existing chases.',
      },
      {
        title: 'Supplier buildings near Taylor and Manor',
        industry: 'manufacturing',
        text: 'New tilt-wall for the chip and car industries means long distances and forklift traffic. Fiber goes to cabinets on columns, armored where a forklift mast could reach it.',
      },
    ],
  },
  approach: {
    title: 'Every link is certified',
    paragraphs: [
      'A link light proves very little. Every permanent link is measured with a field certifier against its category, and a run that fails is terminated again or replaced.',
      'Cable above a ceiling that returns air is plenum-rated, as the electrical code demands. Power over Ethernet heats a bundle from inside, so we keep bundles small in hot spaces such as an attic in August.',
    ],
  },
  table: {
    title: 'Which cable for which run',
    columns: ['Situation', 'What we would pull'],
    rows: [
      ['Desks, cameras, door controllers', 'Category 6, up to 328 ft (100 m) including patch cords'],
      ['Wi-Fi 6E and 7 access points', 'Two runs of Category 6A to each, for multi-gigabit uplinks'],
      ['Closet to closet', 'OM4 multimode, or single-mode if the building may grow'],
      ['Clubhouse, gate or any second building', 'All-dielectric single-mode fiber, which does not conduct a surge'],
      ['Temporary sales center', 'A pre-terminated trunk that can move with you'],
    ],
  },
  steps: {
    title: 'How cabling an Austin build-out works',
    items: [
      {
        title: 'Takeoff',
        text: 'We mark outlets on your architect’s drawing, count spares and look for closets that get too hot.',
      },
      {
        title: 'Rough-in',
        text: 'Boxes, sleeves and tray go in before the wall closes, coordinated with the general contractor.',
      },
      {
        title: 'Terminate',
        text: 'Both ends carry the same printed label, and the floor plan shows it.',
      },
      {
        title: 'Certify',
        text: 'Links are tested, and you receive the results and drawings filed by label.',
      },
    ],
  },
  faq: {
    title: 'Cabling questions from Austin',
    items: [
      {
        question: 'Is it worth removing what the last tenant left?',
        answer:
          'Often, yes. The electrical code wants the accessible part of abandoned communications cable taken out unless it is tagged for later use, and many leases say the same. Clearing it also makes room in the tray.',
      },
      {
        question: 'We sit in a flood-prone block near Shoal Creek. Anything special?',
        answer:
          'Keep racks, power and splice points off the ground floor where possible. Conduits from outside are sealed and pitched away from the building, because water travels along them.',
      },
      {
        question: 'Can you recable a floor while people work on it?',
        answer:
          'Yes. Ceiling work is best planned for evenings or zone by zone, with furniture covered and tiles closed before people return. Your building’s rules on noise and elevators set the hours.',
      },
    ],
  },
  services: ['structured-cabling', 'wireless-access-points', 'managed-switches'],
  closing: {
    title: 'A cable layout for your floor plan',
    text: 'Mark where people sit and where screens or cameras go, and we can lay out outlets, closets and routes.',
  },
};
