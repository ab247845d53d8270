import type { CityPartner } from '../city.ts';

// Supervised and encrypted readers: SIA OSDP 2.2, Secure Channel.
export const brivo: CityPartner = {
  city: 'san-antonio',
  topic: 'brivo',
  sections: ['fit', 'jobs', 'products', 'suitability'],
  title: 'Brivo Systems Installed in San Antonio, TX',
  description:
    'Brivo door and gate control for San Antonio portfolios, clinics, parishes and gated communities: one account, clear rights and a history of every door.',
  headline: 'Brivo in San Antonio: every gate and side door on one account',
  lead: 'A property group with communities on Culebra, Bandera and Nacogdoches should not need a different clicker for each. With Brivo, central staff set the rules and local managers hand out the credentials.',
  answers: {
    cost: 'Sites in one account, doors in each.',
    soon: 'First building first; the rest as it proves itself.',
    licensed: 'Each technician has a pocket card. You may ask to see it.',
    proof: 'An HOA with 60+ days free of incidents.',
  },
  fit: {
    title: 'Headquarters sets rules, site managers add people',
    paragraphs: [
      'Administrators have roles. Headquarters can define groups, schedules and holidays, and a site manager can invite a resident or a nurse without touching the rest of the account.',
      'Where readers and panels support it, we connect them over OSDP. The line is supervised and, with Secure Channel, encrypted, so a reader pulled off the wall at a dark pedestrian gate is noticed.',
    ],
  },
  products: {
    title: 'Which Brivo part goes where',
    columns: ['Brivo element', 'Local application'],
    rows: [
      ['Cloud dashboard', 'Portfolio view for a management office on Broadway'],
      ['Expandable panel', 'Parish campus: church, school, gym and food pantry'],
      ['Elevator floor control', 'Medical offices with a public floor and private ones'],
      ['Long-range reader at the gate', 'Neighborhood entry in Alamo Ranch, hands on the wheel'],
      ['Event history', 'Which doors are propped open, and when'],
    ],
  },
  suitability: {
    title: 'Brivo: reasons for and against',
    suits: 'In favor',
    suitsItems: [
      'Residents or tenants change often, and rekeying has become a cost.',
      'Staff rotate, and rights should follow the role.',
      'You would like to pick cameras and locks from several partners.',
    ],
    elsewhere: 'Against',
    elsewhereItems: [
      'A government tenant specifies an on-premises, accredited product.',
      'Your older enterprise system still receives updates and only needs maintenance.',
      'The budget covers a keypad and no subscription.',
    ],
  },
  jobs: {
    title: 'San Antonio properties that suit Brivo',
    items: [
      {
        title: 'Communities inside Loop 410',
        industry: 'property-management',
        text: 'Older buildings have been rewired more than once and often have a newer fence. Gates come first, then laundry and mail, where theft happens.',
      },
      {
        title: 'Specialist practices off Wurzbach',
        industry: 'medical',
        text: 'Suites share lobbies and cleaners. Evening crews reach the rooms they clean and no others, and the medication room has a history of its own.',
      },
      {
        title: 'Churches on the West Side',
        industry: 'places-of-worship',
        text: 'Volunteers unlock by phone, and the doors lock again on a schedule after Mass.',
      },
      {
        title: 'Small manufacturers near Port San Antonio',
        industry: 'manufacturing',
        text: 'Toolroom, shipping cage and visitor lobby get readers. The rights of temporary staff end on a date set in advance.',
      },
    ],
  },
  faq: {
    title: 'Brivo questions from San Antonio',
    items: [
      {
        question: 'What if cell coverage is poor at our gate?',
        answer:
          'Cards need no signal at all, and a Bluetooth reader speaks with the phone directly. We test the phone pass at the gate before relying on it. For its updates the panel needs a network, which a cellular router with a good antenna can provide.',
      },
      {
        question: 'How do ambulances and fire trucks get in?',
        answer:
          'By the means the fire department accepts, such as a key switch, a lock box or a siren sensor, wired to the gate operator itself. It works independently of access control.',
      },
      {
        question: 'Can Spanish-speaking residents use it easily?',
        answer:
          'The pass is little more than a button. Instructions in both languages at the leasing desk are a good idea.',
      },
      {
        question: 'Does it report for audits?',
        answer: 'The history of events can be filtered by door, person and period, and exported.',
      },
    ],
  },
  services: ['access-control', 'video-monitoring', 'saas-security'],
  closing: {
    title: 'What clickers cost you in a year',
    text: 'Tell us how many you bought. The number shows quickly whether a change could pay for itself.',
  },
};
