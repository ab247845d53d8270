import type { CityPartner } from '../city.ts';

// Panels and products: Brivo's data sheets of ACS300, ACS6000, Door Station and Mobile Pass.
export const brivo: CityPartner = {
  city: 'austin',
  topic: 'brivo',
  sections: ['fit', 'products', 'suitability', 'jobs'],
  title: 'Brivo Access Control in Austin, TX',
  description:
    'Brivo cloud access for Austin apartments, coworking floors and mixed-use buildings: phone credentials, resident turnover and wireless locks.',
  headline: 'Brivo for Austin buildings where people move in every day',
  lead: 'Leases start on the first, coworking passes start any morning, and dog walkers come at noon. Brivo has run access control in the cloud for two decades, and it shines in buildings with high turnover.',
  answers: {
    cost: 'Door hardware first, subscription second.',
    soon: 'Next day for a panel swap; gates by their parts.',
    licensed: 'Access control is on the state’s list of licensed trades.',
    proof: 'Break-ins down 100% at a homeowners association.',
  },
  fit: {
    title: 'Works at the door offline, managed in the cloud',
    paragraphs: [
      'A Brivo control panel holds the list of valid credentials locally. If the internet drops during a storm, cards and fobs keep working at the door, and the events are uploaded once the line returns.',
      'Administration happens in a browser. A leasing agent invites a resident by email, the resident installs a mobile pass, and the pass ends on the date in the lease. Brivo connects to several property-management systems, which saves typing names twice.',
    ],
  },
  products: {
    title: 'Our usual Brivo kit',
    columns: ['Piece', 'Job in an Austin building'],
    rows: [
      ['Two-door panel (ACS300)', 'A pair of doors, such as gym and business lounge'],
      ['Expandable panel (ACS6000)', 'A riser closet in a mid-rise with many openings'],
      ['Readers', 'Phones over Bluetooth and encrypted cards at the same reader'],
      ['Wireless locks', 'Model units, storage rooms, doors in brick that no cable reaches'],
      ['Door Station', 'Street entrance with a video call to the resident'],
      ['Mobile Pass', 'The credential itself, on iPhone or Android'],
    ],
  },
  suitability: {
    title: 'When we recommend Brivo',
    suits: 'A good fit',
    suitsItems: [
      'You run a portfolio and want one login, with permissions per site.',
      'Wireless locks of several makers have to work beside wired doors.',
      'You want each entry linked to its video, for instance from Eagle Eye.',
    ],
    elsewhere: 'Where we’d steer you elsewhere',
    elsewhereItems: [
      'You have few doors, and the camera platform can already control them.',
      'A policy rules out any cloud service for credentials.',
      'Your panels are recent and still supported by their maker.',
    ],
  },
  jobs: {
    title: 'Brivo by kind of building',
    items: [
      {
        title: 'Mixed use on South Lamar',
        industry: 'retail',
        text: 'Shops and apartments share one garage. Retail staff stop at level one, and residents ride on to their floors.',
      },
      {
        title: 'Coworking near Sixth and Congress',
        industry: 'office',
        text: 'Day passes end with the day. After hours only full members reach the stair.',
      },
      {
        title: 'Student housing in West Campus',
        industry: 'property-management',
        text: 'Most residents leave in July and the next arrive in August. Changing a roommate takes minutes and no bag of fobs.',
      },
    ],
  },
  faq: {
    title: 'Brivo questions from Austin',
    items: [
      {
        question: 'Must every resident use a phone?',
        answer:
          'No. Cards and fobs work at the same readers, and some residents will need them. We advise against making a smartphone the only way home.',
      },
      {
        question: 'Can we keep the existing strikes and wiring?',
        answer:
          'Often. If the locks are sound and the cable tests well, what changes is the panel, the reader and the power supply.',
      },
      {
        question: 'Is there a monthly fee?',
        answer:
          'Yes. Brivo is a subscription that depends on doors and features, and the proposal shows it next to the hardware.',
      },
    ],
  },
  services: ['access-control', 'video-surveillance', 'managed-switches'],
  closing: {
    title: 'Plan the switch before the August turn',
    text: 'Spring is a good time to plan a change of gates, and early summer to cut over.',
  },
};
