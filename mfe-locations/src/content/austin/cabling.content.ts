import type { CityTopic } from '../city.ts';

export const cabling: CityTopic = {
  city: 'austin',
  topic: 'cabling',
  title: 'Structured Cabling in Austin, TX',
  description:
    'Category 6A and fiber for Austin offices, labs and retail: tested, labeled and documented, with surge protection for a city of lightning and limestone.',
  headline: 'Cable that outlives three tenants and the next five gadgets',
  lead: 'Austin space is rebuilt every few years. What stays behind the drywall decides whether the next fit-out takes a weekend or a month, so we install it as if we were the ones coming back.',
  places: {
    title: 'Where the cable goes in this city',
    intro: 'Same copper, very different pulls.',
    items: [
      {
        title: 'High-rises between the river and the Capitol',
        text: 'Riser rights, shared telecom rooms and freight elevators that must be booked. We agree on pathways with building engineering and fire-stop each floor we cross.',
      },
      {
        title: 'The Domain and North Burnet',
        text: 'Retail below, offices above, and a landlord’s open ceiling where every cable is on show. Painted tray, straight runs and no zip ties in sight.',
      },
      {
        title: 'South Congress storefronts',
        text: 'Limestone walls and pier-and-beam floors. Rotary hammers come out seldom; crawl spaces and old chases do most of the work.',
      },
      {
        title: 'Supplier buildings near Taylor and Manor',
        text: 'New tilt-wall along the chip and car corridor: long distances, vibration, forklift traffic. Fiber goes to cabinets on columns, armored where a mast could reach it.',
      },
    ],
  },
  approach: {
    title: 'Certified, not just connected',
    paragraphs: [
      'A link light proves very little. Every permanent link is measured with a field certifier against its category, and the report belongs to you. If a run fails we replace it; we do not argue with the meter.',
      'Cable above a ceiling that returns air is plenum-rated, as the electrical code demands. Power-over-Ethernet bundles are kept small enough to stay cool, which matters in an attic in August.',
    ],
  },
  table: {
    title: 'Choosing the medium',
    columns: ['Situation', 'What we would pull'],
    rows: [
      ['Desks, cameras, door controllers', 'Category 6, up to 100 m including patch cords'],
      ['Wi-Fi 6E and 7 access points', 'Two runs of Category 6A to each, for multi-gigabit uplinks'],
      ['Closet to closet', 'Twelve strands of OM4, or single-mode if the building may grow'],
      ['Clubhouse, gate or any second building', 'Single-mode fiber, so that lightning has no copper to follow'],
      ['Temporary sales center', 'Pre-terminated trunk that moves with you'],
    ],
  },
  steps: {
    title: 'A fit-out, from plan to patch panel',
    items: [
      {
        title: 'Takeoff',
        text: 'We mark outlets on your architect’s drawing, count spares and find closets that are too hot.',
      },
      {
        title: 'Rough-in',
        text: 'Boxes, sleeves and tray go in before the wall closes, coordinated with the general contractor.',
      },
      {
        title: 'Terminate',
        text: 'Both ends carry the same printed label, and that label is on the floor plan in the rack.',
      },
      {
        title: 'Certify',
        text: 'Test results, photos and as-built drawings arrive as one file you can hand to the next tenant.',
      },
    ],
  },
  faq: {
    title: 'Cabling questions from Austin offices',
    items: [
      {
        question: 'Is it worth removing what the last tenant left?',
        answer:
          'Frequently yes. The electrical code wants abandoned communications cable taken out unless it is tagged for later use, and many leases say the same. Clearing it also makes room in the tray.',
      },
      {
        question: 'We sit in a flood-prone block near Shoal Creek. Anything special?',
        answer:
          'Keep racks, power and splice points off the ground floor where possible. Conduits from outside are sealed and pitched away from the building, because water likes to travel along cable.',
      },
      {
        question: 'Could you work nights?',
        answer:
          'Yes, and for occupied floors we prefer it. Furniture is covered, ceilings are closed again before sunrise, and the morning starts with working desks.',
      },
    ],
  },
  services: ['structured-cabling', 'wireless-access-points', 'managed-switches'],
  closing: {
    title: 'Send the floor plan',
    text: 'We return it with outlets, closets and routes drawn in, plus a count of cables you can check yourself.',
  },
};
