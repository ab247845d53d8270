import type { CityPartner } from '../city.ts';

export const cisco: CityPartner = {
  city: 'san-antonio',
  topic: 'cisco',
  sections: ['fit', 'products', 'suitability', 'jobs'],
  title: 'Cisco Network Installation in San Antonio, TX',
  description:
    'Cisco switching, routing, firewalls and identity for San Antonio hospitals, agencies, plants and defense suppliers whose doors never close.',
  headline: 'Cisco for San Antonio buildings that never close',
  lead: 'Hospitals, plants and dispatch centers run all night, and their networks have to as well. Cisco offers the redundancy, the control of who may connect, and the published support dates that such buildings need.',
  answers: {
    cost: 'Redundancy: two of everything that matters.',
    soon: 'By window of change, agreed for each site.',
    licensed: 'None for routing. Cameras on it, yes.',
    proof: 'Ask for a failover test record with names gone.',
  },
  fit: {
    title: 'A network that keeps working when one part fails',
    paragraphs: [
      'We pair distribution switches, split uplinks over separate paths and feed each half from its own power. With both halves in service, software can be upgraded one at a time, and the ward or the dispatch floor carries on.',
      'Identity comes next. With 802.1X a port asks who is plugged in and assigns the proper segment. A nurse’s cart and a visitor can use neighboring jacks and stay apart.',
    ],
  },
  products: {
    title: 'Cisco products by task',
    columns: ['Task', 'Cisco answer'],
    rows: [
      ['Core and distribution', 'Catalyst switches in redundant pairs or stacks'],
      ['Shop floor', 'Industrial Ethernet switches, hardened for heat and vibration'],
      ['Branch and clinic', 'Meraki MX with cellular backup'],
      ['Perimeter', 'Secure Firewall, with a policy people can read'],
      ['Who may connect', 'Identity Services Engine, joined to your directory'],
      ['DNS filtering off site', 'Umbrella, for laptops away from the office'],
    ],
  },
  suitability: {
    title: 'Arguments for and against Cisco',
    suits: 'For',
    suitsItems: [
      'Your requirements name FIPS-validated cryptography or specific logging.',
      'Your own engineers already know the command line.',
      'You plan replacement by published end-of-support dates.',
    ],
    elsewhere: 'Against',
    elsewhereItems: [
      'It is a single shop whose owner wants no subscription.',
      'No employee or contractor is paid to keep it current.',
      'The model you need cannot be delivered before the opening.',
    ],
  },
  jobs: {
    title: 'Three projects that call for Cisco',
    items: [
      {
        title: 'Hospital closet refresh',
        industry: 'medical',
        text: 'One closet at a time, at night, with infection-control barriers and the nurse manager informed. The new stack replaces the old one, and clinical staff confirm that their equipment is back.',
      },
      {
        title: 'Plant on the South Side',
        industry: 'manufacturing',
        text: 'Controllers leave the office network and move behind a firewall of their own. Vendors enter by a named account, and the session is logged.',
      },
      {
        title: 'Supplier preparing for CMMC',
        industry: 'government',
        text: 'An enclave gets its own switches, logs sent to a collector, and drawings that match the rack. The assessment itself is left to those authorized for it.',
      },
    ],
  },
  faq: {
    title: 'Cisco questions from San Antonio',
    items: [
      {
        question: 'Do you take over configurations written by others?',
        answer:
          'Yes, after reading them. We back them up, compare them with a baseline, and go through what remains unexplained before we take the network on.',
      },
      {
        question: 'How do you upgrade without an outage?',
        answer:
          'Redundant pairs are updated one after another inside your change window. A single switch has to restart, so we agree on the time with those it serves.',
      },
      {
        question: 'Can cameras overload a Catalyst stack?',
        answer:
          'Seldom its switching capacity. More often the power budget or a thin uplink is the limit, so we add up watts and megabits for the closet first.',
      },
      {
        question: 'Who holds the support contract?',
        answer: 'It should be in your name. You can then change integrators without losing coverage.',
      },
    ],
  },
  services: ['managed-switches', 'firewall-management', 'network-monitoring', 'threat-detection'],
  closing: {
    title: 'A check of your most worrying closet',
    text: 'We see whether it needs a new battery, a new switch or only tidying.',
  },
};
