import type { CityPartner } from '../city.ts';

export const brivo: CityPartner = {
  city: 'san-antonio',
  topic: 'brivo',
  title: 'Brivo Systems Installed in San Antonio, TX',
  description:
    'Brivo door and gate control for San Antonio portfolios, clinics, parishes and gated communities: one account, clear rights, reports on demand.',
  headline: 'Every gate and side door in Bexar County, on one Brivo account',
  lead: 'A property group with communities on Culebra, Bandera and Nacogdoches should not own three kinds of clicker. Brivo lets central staff set rules, and local managers do the daily handing out.',
  fit: {
    title: 'Central rules, local hands',
    paragraphs: [
      'Accounts are layered. Headquarters defines groups, holidays and the format of a credential; a site manager can invite a resident or a nurse but cannot open the pharmacy. Each change carries a name and a time.',
      'Readers talk to panels over OSDP where we can choose it, an encrypted and supervised line, so a reader pulled off the wall at a dark pedestrian gate is noticed instead of exploited.',
    ],
  },
  products: {
    title: 'What goes where',
    columns: ['Brivo element', 'Local application'],
    rows: [
      ['Cloud dashboard', 'Portfolio view for a management office on Broadway'],
      ['Expandable panel', 'Parish campus: church, school, gym and food pantry'],
      ['Elevator support', 'Medical offices with one public floor and four private'],
      ['Gate relay and long-range reader', 'Neighborhood entry in Alamo Ranch, hands on the wheel'],
      ['Occupancy and event reports', 'Doors held open, worst first'],
    ],
  },
  weigh: {
    title: 'Deciding factors',
    suits: 'In favor',
    suitsItems: [
      'ownership changes: an account can be handed to the next buyer',
      'staff rotate and rights should follow a role in the directory',
      'you would like to pick cameras and locks from several partners',
    ],
    elsewhere: 'Against',
    elsewhereItems: [
      'a government tenant specifies an on-premises, accredited product',
      'an older enterprise system still receives updates and merely needs care',
      'budget covers a keypad and nothing recurring',
    ],
  },
  jobs: {
    title: 'Shapes of work',
    items: [
      {
        title: 'Communities inside Loop 410',
        text: 'Built in the seventies, rewired in the nineties, fenced last year. Gates come first, then laundry and mail, so residents feel the change where theft happens.',
      },
      {
        title: 'Specialist practices off Wurzbach',
        text: 'Suites share lobbies and cleaners. Evening crews reach waste rooms alone, and a drug cabinet reports separately.',
      },
      {
        title: 'Churches on the West Side',
        text: 'Bulletin in one hand, keys in the other: volunteers now unlock by phone, and doors relock themselves after Mass.',
      },
      {
        title: 'Small manufacturers near the port',
        text: 'Toolroom, shipping cage and visitor lobby. Rights end automatically with a temp agency’s contract.',
      },
    ],
  },
  faq: {
    title: 'Good to know about Brivo',
    items: [
      {
        question: 'What if cell coverage is poor at our gate?',
        answer:
          'Bluetooth passes need no signal at the moment of entry. The panel requires a network, and a cellular router at the operator’s cabinet is enough for it.',
      },
      {
        question: 'How do ambulances and fire trucks get in?',
        answer:
          'By means the fire department accepts: key switch, lock box or siren sensor, wired straight to the operator. Access control never stands between them and the barrier.',
      },
      {
        question: 'Can Spanish-speaking residents use it easily?',
        answer: 'The pass is mainly a button, and we leave instruction cards in both languages at the leasing desk.',
      },
      {
        question: 'Does it report for audits?',
        answer: 'Event history can be filtered by door, person and period, then exported or scheduled by email.',
      },
    ],
  },
  services: ['access-control', 'video-monitoring', 'saas-security'],
  closing: {
    title: 'Tell us how many clickers you bought this year',
    text: 'From that number alone one can judge whether a change pays for itself.',
  },
};
