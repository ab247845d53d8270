import type { CityPartner } from '../city.ts';

export const cisco: CityPartner = {
  city: 'san-antonio',
  topic: 'cisco',
  title: 'Cisco Network Installation in San Antonio, TX',
  description:
    'Cisco switching, routing, firewalls and identity for San Antonio hospitals, agencies, plants and defense suppliers, built for audits and long shifts.',
  headline: 'Cisco for San Antonio buildings that never close',
  lead: 'Hospitals, plants and dispatch centers work around the clock, and their networks have to. This is where Cisco’s redundancy, identity and long support periods pay for themselves.',
  fit: {
    title: 'Built so that one part may fail',
    paragraphs: [
      'We pair distribution switches, split uplinks over separate paths and feed each half from its own power. Software is upgraded one member at a time, so the ward, the line or the dispatch floor carries on.',
      'Identity comes next. With 802.1X every port asks who is plugged in and assigns the proper segment: a nurse’s cart, a robot and a visitor can use neighboring jacks and never meet.',
    ],
  },
  products: {
    title: 'A toolbox by task',
    columns: ['Task', 'Cisco answer'],
    rows: [
      ['Core and distribution', 'Catalyst 9500 or 9300 in redundant pairs'],
      ['Shop floor', 'Industrial Ethernet switches, hardened for heat and vibration'],
      ['Branch and clinic', 'Meraki MX with cellular backup'],
      ['Perimeter', 'Secure Firewall, policies reviewed on agreed dates'],
      ['Who may connect', 'Identity Services Engine, joined to your directory'],
      ['DNS filtering off-site', 'Umbrella, following laptops home'],
    ],
  },
  weigh: {
    title: 'Arguments on both sides',
    suits: 'For',
    suitsItems: [
      'requirements name FIPS-validated cryptography or specific logging',
      'talent: many local engineers learned on this command line',
      'published end-of-support dates make ten-year plans possible',
    ],
    elsewhere: 'Against',
    elsewhereItems: [
      'a single shop whose owner wants no subscription',
      'nobody, inside or outside, is paid to keep it current',
      'lead times clash with an opening that cannot move',
    ],
  },
  jobs: {
    title: 'Typical engagements',
    items: [
      {
        title: 'Hospital closet refresh',
        text: 'One closet each night, with infection-control barriers and a nurse manager’s signature. Old stack out, new stack up, telemetry checked bed by bed.',
      },
      {
        title: 'Plant on the South Side',
        text: 'Controllers leave the office network and move behind an industrial firewall; vendors enter through a recorded session.',
      },
      {
        title: 'Supplier preparing for CMMC',
        text: 'An enclave with its own switches, logging to a collector, drawings that match what is racked. Assessment itself is left to those authorized.',
      },
    ],
  },
  faq: {
    title: 'For network owners',
    items: [
      {
        question: 'Do you take over configurations written by others?',
        answer:
          'After reading them. We back up, diff against a baseline, remove what no one can explain, and only then accept responsibility for nights and weekends.',
      },
      {
        question: 'How do you upgrade without an outage?',
        answer:
          'Redundant pairs are updated one after another inside your change window. Single switches do restart; for those we agree on minutes and warn the desks they serve.',
      },
      {
        question: 'Can cameras overload a Catalyst stack?',
        answer:
          'Seldom the backplane; mostly the power budget or one thin uplink. We add up watts and megabits per closet prior to adding anything.',
      },
      {
        question: 'Who holds the support contract?',
        answer:
          'It is registered in your name with us as a contact, so you could change integrators without losing coverage.',
      },
    ],
  },
  services: ['managed-switches', 'firewall-management', 'network-monitoring', 'threat-detection'],
  closing: {
    title: 'Which closet do you worry about?',
    text: 'Begin with that one. An hour inside says whether it needs a new battery, a new switch or a broom.',
  },
};
