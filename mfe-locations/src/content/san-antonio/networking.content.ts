import type { CityTopic } from '../city.ts';

export const networking: CityTopic = {
  city: 'san-antonio',
  topic: 'networking',
  title: 'Managed Networks & Wireless in San Antonio, TX',
  description:
    'Switching, wireless and wide-area links for San Antonio hotels, clinics, warehouses, schools and public agencies, monitored and documented.',
  headline: 'One network from the lobby on the river to the dock on 1604',
  lead: 'Organizations here spread out: a head office off US 281, clinics in four directions, a depot by the railroad. We join them so that a new site is a known quantity instead of an adventure.',
  places: {
    title: 'Networks we are called to',
    intro: 'The building decides the design, so we sort them by what goes wrong.',
    items: [
      {
        title: 'Hotels with thick walls',
        text: 'Corridor radios never got through masonry. We place small units in the rooms, feed them over existing wall jacks, and separate guest traffic from locks, minibars and point of sale.',
      },
      {
        title: 'Warehouses with moving metal',
        text: 'Coverage measured in an empty hall is fiction. We survey with stock on the racks and aim directional antennas down the aisles, so that handhelds roam without re-login.',
      },
      {
        title: 'Clinic groups around the Medical Center',
        text: 'The same addressing plan, names and rules on each location. Somebody who knows one closet knows them all, and an auditor reads a single document.',
      },
      {
        title: 'Campus life at Brooks and Port San Antonio',
        text: 'Former air bases left generous ducts and a patchwork of tenants. Single-mode between halls, private segments per tenant, and a demarcation each party signs.',
      },
    ],
  },
  approach: {
    title: 'Standardize the closet, then repeat it',
    paragraphs: [
      'We agree on a kit with you: a switch model, a firewall, a radio, a battery, a color for each sort of patch cord. Spare parts shrink to one shelf, and configuration comes from a template that is kept under version control.',
      'Sites are tied together by encrypted tunnels over ordinary internet circuits. When a line fails, cellular takes over for what matters most: payment, voice, the door system.',
    ],
  },
  table: {
    title: 'When a site goes dark: who notices what',
    columns: ['Fault', 'Response'],
    rows: [
      ['Carrier outage', 'Traffic shifts to the second circuit, ticket opened with the provider'],
      ['Switch without mains', 'Battery carries it while we ask the site about the breaker'],
      ['Radio overloaded', 'Clients are steered to neighbors; density reviewed that week'],
      ['Loop made by a stray cord', 'Port shuts itself, alert names the outlet'],
      ['Closet above 95 °F', 'Warning to facilities before equipment throttles'],
    ],
  },
  steps: {
    title: 'Rolling out site by site',
    items: [
      {
        title: 'Pilot',
        text: 'The location with the most patient manager goes first and is left to run for two weeks.',
      },
      {
        title: 'Template',
        text: 'Whatever the pilot taught us is written into the standard, including how racks are photographed.',
      },
      {
        title: 'Roll',
        text: 'Boxes arrive pre-configured with printed port maps; most locations change over between closing and opening.',
      },
      {
        title: 'Operate',
        text: 'Firmware is updated in rings: lab, pilot, everybody. What changed is written down in plain language.',
      },
    ],
  },
  faq: {
    title: 'From San Antonio IT managers',
    items: [
      {
        question: 'Will you share the work with our internal team?',
        answer:
          'Gladly. Many clients keep the help desk and hand us cabling, radio and night watch. Everyone sees the same dashboard, with roles that fit.',
      },
      {
        question: 'Our city building must separate public and staff networks. Enough with two names?',
        answer:
          'Two network names alone are only labels. Separation happens in the switch and at the firewall, and is proved by trying to cross it; we hand you the result of that test.',
      },
      {
        question: 'Can the River Walk patio have coverage?',
        answer:
          'With outdoor units under eaves or behind planters, yes. Trees and water change the signal by season, so we measure once in leaf and adjust.',
      },
      {
        question: 'How do you handle a new acquisition?',
        answer:
          'It gets an isolated tunnel on day one, so both companies can work. The standard kit follows when the leases and the politics are settled.',
      },
    ],
  },
  services: ['managed-switches', 'wireless-access-points', 'network-monitoring', 'firewall-management'],
  closing: {
    title: 'List your addresses',
    text: 'A spreadsheet of sites and circuits is all we need to sketch how they could hang together.',
  },
};
