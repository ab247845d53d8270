import type { CityTopic } from '../city.ts';

export const cabling: CityTopic = {
  city: 'austin',
  topic: 'cabling',
  title: 'Structured Cabling in Austin, TX',
  description:
    'Category 6A and fiber for Austin offices, labs and retail: tested, labeled and documented, with surge protection for a city of lightning and limestone.',
  headline: 'Cable that the next tenant can still use',
  lead: 'Austin space is rebuilt every few years. What stays behind the drywall decides how long the next build-out takes, so we install it as if we were the ones coming back.',
  places: {
    title: 'Where the cable goes in this city',
    intro: 'The copper is the same everywhere. The way to the outlet is not.',
    items: [
      {
        title: 'High-rises between the river and the Capitol',
        text: 'Riser rights, shared telecom rooms and freight elevators that must be booked. We agree on pathways with building engineering and firestop each floor we cross.',
      },
      {
        title: 'The Domain and North Burnet',
        text: 'Retail below, offices above, and open ceilings where every cable can be seen. So the tray is painted, the runs are straight and the bundles tidy.',
      },
      {
        title: 'South Congress storefronts',
        text: 'Old masonry and pier-and-beam floors. We drill as little as possible and use crawl spaces and existing chases.',
      },
      {
        title: 'Supplier buildings near Taylor and Manor',
        text: 'New tilt-wall for the chip and car industries means long distances and forklift traffic. Fiber goes to cabinets on columns, armored where a forklift mast could reach it.',
      },
    ],
  },
  approach: {
    title: 'Measured link by link',
    paragraphs: [
      'A link light proves very little. Every permanent link is measured with a field certifier against its category, and a run that fails is terminated again or replaced.',
      'Cable above a ceiling that returns air is plenum-rated, as the electrical code demands. Power-over-Ethernet heats a bundle from inside, so bundles stay small where it is hot already, as in an attic in August.',
    ],
  },
  table: {
    title: 'Choosing the medium',
    columns: ['Situation', 'What we would pull'],
    rows: [
      ['Desks, cameras, door controllers', 'Category 6, up to 100 m (328 ft) including patch cords'],
      ['Wi-Fi 6E and 7 access points', 'Two runs of Category 6A to each, for multi-gigabit uplinks'],
      ['Closet to closet', 'OM4 multimode, or single-mode if the building may grow'],
      [
        'Clubhouse, gate or any second building',
        'Single-mode fiber without metal, so that a surge has nothing to follow',
      ],
      ['Temporary sales center', 'A pre-terminated trunk that can move with you'],
    ],
  },
  steps: {
    title: 'A build-out, from plan to patch panel',
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
        text: 'Links are tested, and results and drawings are filed by label, so that the next tenant can use them.',
      },
    ],
  },
  faq: {
    title: 'Cabling questions from Austin offices',
    items: [
      {
        question: 'Is it worth removing what the last tenant left?',
        answer:
          'Frequently yes. The electrical code wants the accessible part of abandoned communications cable taken out unless it is tagged for later use, and many leases say the same. Clearing it also makes room in the tray.',
      },
      {
        question: 'We sit in a flood-prone block near Shoal Creek. Anything special?',
        answer:
          'Keep racks, power and splice points off the ground floor where possible. Conduits from outside are sealed and pitched away from the building, because water travels along them.',
      },
      {
        question: 'Could you work nights?',
        answer:
          'Yes, and on occupied floors it is often the better way. Furniture is covered and ceilings are closed again, so that people find working desks in the morning.',
      },
    ],
  },
  services: ['structured-cabling', 'wireless-access-points', 'managed-switches'],
  closing: {
    title: 'Send the floor plan',
    text: 'Mark where people sit and where screens or cameras go. Outlets, closets and routes follow from that.',
  },
};
