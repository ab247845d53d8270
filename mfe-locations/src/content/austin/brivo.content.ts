import type { CityPartner } from '../city.ts';

export const brivo: CityPartner = {
  city: 'austin',
  topic: 'brivo',
  title: 'Brivo Access Control in Austin, TX',
  description:
    'Brivo cloud access for Austin apartments, coworking floors and mixed-use buildings: phone credentials, resident turnover and wireless locks.',
  headline: 'Brivo for Austin buildings where people move in every day',
  lead: 'Leases start on the first, coworking passes on any morning, dog walkers at noon. Brivo was built as a cloud service from its beginning, and high turnover is exactly what it is good at.',
  fit: {
    title: 'The panel decides, the cloud remembers',
    paragraphs: [
      'A Brivo control panel holds the list of valid credentials locally. If the internet drops during an August storm, doors go on opening for the right people, and events are delivered once the line returns.',
      'Administration happens in a browser. A leasing agent adds a resident by email; the resident installs a mobile pass; the pass ends on the date in the lease. Property software can do the same through Brivo’s interface, with no retyping.',
    ],
  },
  products: {
    title: 'Our usual Brivo kit',
    columns: ['Piece', 'Job in an Austin building'],
    rows: [
      ['ACS300 panel', 'A pair of doors, such as gym and business lounge'],
      ['ACS6000 panel', 'Mid-rise riser closets with many openings'],
      ['Smart readers', 'Bluetooth phones and encrypted cards at one plate'],
      ['Wireless locks', 'Model units, storage rooms, conference rooms on brick'],
      ['Door Station', 'Street entrance with video call to residents'],
      ['Mobile Pass', 'The credential itself, on iPhone or Android'],
    ],
  },
  weigh: {
    title: 'When we say yes to Brivo',
    suits: 'It fits',
    suitsItems: [
      'portfolios: one login, many addresses, permissions per site',
      'wireless locks of several makers should sit beside wired doors',
      'you want video by a partner such as Eagle Eye linked to entries',
    ],
    elsewhere: 'It fits less',
    elsewhereItems: [
      'doors are few and the camera platform already offers them',
      'credentials must be managed without any outside service',
      'legacy panels are proprietary and every cable home-runs elsewhere',
    ],
  },
  jobs: {
    title: 'Around town',
    items: [
      {
        title: 'Mixed use on South Lamar',
        text: 'Shops and apartments share one garage. Retail staff stop at level one; residents ride to their own.',
      },
      {
        title: 'Coworking near Sixth and Congress',
        text: 'Day passes arrive by text and expire at eight. After hours only resident members reach the stair.',
      },
      {
        title: 'Student housing in West Campus',
        text: 'Everyone leaves in July and somebody else arrives in August. A roommate swap takes a minute, and no bag of fobs.',
      },
    ],
  },
  faq: {
    title: 'What Austin managers ask about Brivo',
    items: [
      {
        question: 'Must every resident use a phone?',
        answer:
          'No. Cards and fobs work at the same readers, and some residents will need them. We advise against making a smartphone the only way home.',
      },
      {
        question: 'Can we keep the existing strikes and wiring?',
        answer:
          'Regularly. If locks are sound and cable tests well, the swap is panel, reader and power. That turns a week per entrance into a day.',
      },
      {
        question: 'Is there a monthly fee?',
        answer:
          'Yes, a subscription by doors and features. The proposal lists it for five years beside the hardware so that nobody is surprised later.',
      },
    ],
  },
  services: ['access-control', 'video-surveillance', 'managed-switches'],
  closing: {
    title: 'Plan the switch before the August turn',
    text: 'Busy season is the wrong time to change a gate. Talk to us in spring, cut over in early summer.',
  },
};
