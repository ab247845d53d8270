import type { CityTopic } from '../city.ts';

export const cabling: CityTopic = {
  city: 'san-antonio',
  topic: 'cabling',
  title: 'Network & Fiber Cabling in San Antonio, TX',
  description:
    'Fiber backbones for San Antonio warehouses, careful wiring in historic buildings, hospital-grade routes and campus links, all tested and drawn.',
  headline: 'Wiring for a city that builds long, low and sometimes in 1880',
  lead: 'A cross-dock in Schertz can be a quarter of a mile from end to end; a law office in King William has walls two feet thick. Neither forgives a cable plan copied from somewhere else.',
  places: {
    title: 'Four jobs, four routes',
    intro: 'What the walls, ceilings and yards of San Antonio have taught our installers.',
    items: [
      {
        title: 'Distribution halls on I-35 and Loop 1604',
        text: 'Copper gives up at a hundred meters. We set remote cabinets along the dock wall, join them by a fiber ring, and hang drops from joists high enough to survive the reach trucks.',
      },
      {
        title: 'Breweries, mercantiles and stables reborn',
        text: 'At Pearl and around Blue Star, brick and timber are meant to be seen. Conduit is run parallel to the structure, painted out, and fixed in mortar joints instead of the stone.',
      },
      {
        title: 'Hospitals and clinics',
        text: 'Above a corridor with patients, one lifted tile can call for dust barriers. Infection-control permits, negative air and night shifts are planned into the quote from the outset.',
      },
      {
        title: 'School and church campuses',
        text: 'Portables, gyms and chapels built decades apart. Blown or direct-buried fiber joins them, and media converters held together by tape finally retire.',
      },
    ],
  },
  approach: {
    title: 'Drawings first, drums second',
    paragraphs: [
      'Caliche and limestone north of the city make every yard of trench expensive. Before digging we look for ducts already there, aerial spans that are allowed, and wireless bridges which do the same for less.',
      'Utility locates are called before any shovel. Outdoor copper that cannot be avoided gets a listed protector at both entrances and a bond to the building ground, since a storm over the Hill Country rarely stays there.',
    ],
  },
  table: {
    title: 'Distances you can plan with',
    columns: ['Span', 'Sensible choice'],
    rows: [
      ['Under 90 m of fixed cable', 'Category 6A, powering cameras and radios on the way'],
      ['90 m to 300 m', 'Multimode OM4 at ten gigabit, power supplied locally'],
      ['Yard gate or guard shack', 'Hybrid cable: single-mode strands with low-voltage conductors'],
      ['Across a public street', 'Carrier circuit or licensed bridge; trenching is rarely worth it'],
      ['Cold store', 'Jackets rated for the temperature, glands that stop ice forming'],
    ],
  },
  steps: {
    title: 'Four stages, no surprises',
    items: [
      {
        title: 'Open ceilings',
        text: 'We look, measure and photograph. Quotes made from a desk are how change orders begin.',
      },
      {
        title: 'Agree routes',
        text: 'Facilities, fire protection and whoever guards the heritage sign one marked-up plan.',
      },
      {
        title: 'Install by zone',
        text: 'A dock door, a ward or a classroom wing at a time, cleaned and handed back the same day.',
      },
      {
        title: 'Measure everything',
        text: 'Optical loss in both directions, copper to its category, results filed against a label.',
      },
    ],
  },
  faq: {
    title: 'Cabling, asked and answered',
    items: [
      {
        question: 'May cable be attached to a historic exterior?',
        answer:
          'Treat that as the last resort. Rear elevations, existing downpipes and parapets usually hide a route; when nothing does, we document it for the historic office before fixing a clip.',
      },
      {
        question: 'Our scanners drop out in aisle 40. Is that the cabling?',
        answer:
          'It may be. We certify the uplink first, since a marginal crimp behaves just like bad coverage. If copper is clean, a radio survey follows with racks full, as product absorbs signal.',
      },
      {
        question: 'How many spare strands should a ring have?',
        answer:
          'At least double what is lit today. The glass is the cheap part; scaffolding, permits and a second mobilization are not.',
      },
    ],
  },
  services: ['structured-cabling', 'managed-switches', 'network-monitoring'],
  closing: {
    title: 'Have a riser nobody understands?',
    text: 'We trace, label and draw existing plant too. It is a modest job, and it makes each later one cheaper.',
  },
};
