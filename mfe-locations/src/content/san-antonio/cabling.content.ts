import type { CityPractice } from '../city.ts';

// Lengths: ANSI/TIA-568 for copper, IEEE 802.3 clause 52 (10GBASE-SR over OM4, 400 m) for fiber.
// Protectors and bonding: National Electrical Code, article 800.
export const cabling: CityPractice = {
  city: 'san-antonio',
  topic: 'cabling',
  sections: ['places', 'document', 'approach', 'table', 'steps'],
  title: 'Network & Fiber Cabling in San Antonio, TX',
  description:
    'Fiber backbones for San Antonio warehouses, careful wiring in historic buildings, routes through hospitals and campus links, all tested and drawn.',
  headline: 'San Antonio cabling for long warehouses and very old walls',
  lead: 'A distribution center near Schertz can be longer than any copper run may be, and an office in a King William house has thick masonry walls. Each needs a cable plan of its own.',
  answers: {
    cost: 'Fiber between buildings, lifts in a hall.',
    soon: 'Night shifts and dock hours set the calendar.',
    licensed: 'Cable alone is free of it; cameras are not.',
    proof: 'Ask for strand-by-strand results from a hall.',
  },
  places: {
    title: 'How we cable four kinds of San Antonio building',
    intro: 'In all of them the route takes more planning than the cable.',
    items: [
      {
        title: 'Distribution halls on I-35 and Loop 1604',
        industry: 'logistics',
        text: 'Copper ends at 328 ft (100 m). We set remote cabinets along the dock wall, join them by fiber, and hang the drops from joists, out of reach of the lift trucks.',
      },
      {
        title: 'Old breweries and warehouses',
        text: 'At Pearl and around Blue Star, brick and timber are meant to be seen. Conduit runs parallel to the structure, painted to match, with anchors in the mortar joints to keep brick and stone whole.',
      },
      {
        title: 'Hospitals and clinics',
        industry: 'medical',
        text: 'Above a corridor with patients, lifting a ceiling tile can call for dust barriers and negative air. The infection-control permit is part of the plan from the outset.',
      },
      {
        title: 'School and church campuses',
        industry: 'education',
        text: 'Portables, gyms and chapels were built decades apart. Fiber in conduit or rated for direct burial joins them, and the old media converters can go.',
      },
    ],
  },
  approach: {
    title: 'Drawings before digging',
    paragraphs: [
      'Caliche and limestone make every yard of trench expensive, above all north of the city. We first look for ducts already there, for aerial spans that are allowed, and for places where a wireless bridge will do.',
      'Utility lines are located before the digging starts. Outdoor copper that cannot be avoided gets a listed protector at both entrances and a bond to the building ground, because of lightning.',
    ],
  },
  table: {
    title: 'Distances you can plan with',
    columns: ['Span', 'Sensible choice'],
    rows: [
      ['Up to 295 ft (90 m) of fixed cable', 'Category 6A, powering cameras and access points on the way'],
      ['Beyond that, up to 1,310 ft (400 m)', 'Multimode OM4 at ten gigabit, with power supplied locally'],
      ['Yard gate or guard shack', 'Hybrid cable: single-mode strands with low-voltage conductors'],
      ['Across a public street', 'Carrier circuit or radio bridge; crossing the street needs the city’s permission'],
      ['Cold storage', 'Jackets rated for the temperature, sealed entries against moist air'],
    ],
  },
  steps: {
    title: 'How a San Antonio cabling job works',
    items: [
      {
        title: 'Open ceilings',
        text: 'We look, measure and photograph. A quote made from a desk leads to change orders.',
      },
      {
        title: 'Agree on routes',
        text: 'Facilities, fire protection and, where there is one, the preservation office work from one marked-up plan.',
      },
      {
        title: 'Install by zone',
        text: 'We do one dock door, ward or classroom wing at a time and clean it before handing it back.',
      },
      {
        title: 'Measure everything',
        text: 'Optical loss on every strand and copper to its category, with the results filed by label.',
      },
    ],
  },
  faq: {
    title: 'Cabling questions from San Antonio',
    items: [
      {
        question: 'May cable be attached to a historic exterior?',
        answer:
          'Treat that as the last resort. A rear wall, an existing downspout or a parapet often hides a route. Where nothing does, the Office of Historic Preservation has to be asked before the first clip is fixed.',
      },
      {
        question: 'Our scanners drop out in aisle 40. Is that the cabling?',
        answer:
          'It may be. We test the cable to the access point first, since a marginal connection behaves just like bad coverage. If the copper is clean, a Wi-Fi survey follows with the racks full, because product absorbs signal.',
      },
      {
        question: 'How many spare strands should a backbone have?',
        answer:
          'At least as many again as are lit today. The glass costs little compared with lifts, permits and a second visit.',
      },
    ],
  },
  services: ['structured-cabling', 'managed-switches', 'network-monitoring'],
  closing: {
    title: 'Have a riser without a drawing?',
    text: 'We also trace, label and draw existing cable.',
  },
};
