import type { CityPractice } from '../city.ts';

export const networking: CityPractice = {
  city: 'san-antonio',
  topic: 'networking',
  sections: ['steps', 'document', 'approach', 'table', 'places'],
  title: 'Managed Networks & Wireless in San Antonio, TX',
  description:
    'Switching, wireless and wide-area links for San Antonio hotels, clinics, warehouses, schools and public agencies, monitored and documented.',
  headline: 'One San Antonio network, from river lobby to 1604 dock',
  lead: 'Organizations here spread out, with a head office off US 281, clinics in several directions and a depot by the railroad. We join them on one plan and set up the next site like the last.',
  answers: {
    cost: 'Sites, their lines and a spare in each town.',
    soon: 'Branch by branch; the plan has each date.',
    licensed: 'Unlicensed, unlike what plugs into it.',
    proof: 'Ask which clinics or depots look like yours.',
  },
  places: {
    title: 'Four kinds of site and what goes wrong there',
    intro: 'The building decides how the network is designed.',
    items: [
      {
        title: 'Hotels with thick walls',
        industry: 'entertainment',
        text: 'Access points in the corridor rarely get through masonry. We place small units in the rooms, feed them over existing wall jacks where the cable allows, and separate guest traffic from door locks and point of sale.',
      },
      {
        title: 'Warehouses with moving metal',
        industry: 'logistics',
        text: 'Coverage measured in an empty hall tells little. We survey with stock on the racks and aim directional antennas down the aisles, and handhelds keep their connection as they move.',
      },
      {
        title: 'Clinic groups around the Medical Center',
        industry: 'medical',
        text: 'Every location has the same addressing plan, names and rules. A technician who knows one closet knows the others, and one document describes them.',
      },
      {
        title: 'Campus life at Brooks and Port San Antonio',
        text: 'Former Air Force bases have large halls and many tenants. They need single-mode fiber between buildings, a private segment for each tenant, and a clear point where one network ends and the next begins.',
      },
    ],
  },
  approach: {
    title: 'Standardize the closet, then repeat it',
    paragraphs: [
      'We agree on a kit with you: switch, firewall, access point, battery, and a color for each sort of patch cord. Spare parts fit on one shelf, and the configuration comes from a template.',
      'Sites are tied together by encrypted tunnels over ordinary internet circuits. When a line fails, cellular takes over for what matters most: payment, voice, the door system.',
    ],
  },
  table: {
    title: 'What happens when a site goes dark',
    columns: ['Fault', 'Response'],
    rows: [
      ['Carrier outage', 'Traffic shifts to the second circuit, and the provider is told'],
      ['Switch without power', 'A battery carries it while a person on site checks the breaker'],
      ['Access point overloaded', 'Clients are steered to its neighbors; the layout is looked at again'],
      ['Loop made by a stray cord', 'The switch shuts the port, and the alert names it'],
      ['Closet too hot', 'A warning reaches facilities before equipment shuts down'],
    ],
  },
  steps: {
    title: 'How a multi-site rollout works',
    items: [
      {
        title: 'Pilot',
        text: 'The location with the most patient manager goes first and is left to run for a while.',
      },
      {
        title: 'Template',
        text: 'What the pilot shows goes into the standard before it is repeated.',
      },
      {
        title: 'Roll out',
        text: 'Equipment arrives configured and with a port map, and a location can change over between closing and opening.',
      },
      {
        title: 'Operate',
        text: 'Firmware goes to the pilot site first and to the others afterward.',
      },
    ],
  },
  faq: {
    title: 'Networking questions from San Antonio',
    items: [
      {
        question: 'Will you share the work with our internal team?',
        answer:
          'Gladly. Your team can keep the help desk and leave cabling, wireless and monitoring to us. Both sides see the same dashboard, with roles that fit.',
      },
      {
        question: 'Our city building must separate public and staff networks. Are two network names enough?',
        answer:
          'Two names alone are only labels. Separation happens in the switch and at the firewall, and the way to prove it is to try to cross it.',
      },
      {
        question: 'Can the River Walk patio have coverage?',
        answer:
          'With outdoor access points under eaves or behind planters, yes. Leaves absorb signal, so we measure when the trees are green.',
      },
      {
        question: 'How do you handle a new acquisition?',
        answer:
          'It can start with an isolated tunnel that lets both companies work. The standard kit follows when leases and budgets are settled.',
      },
    ],
  },
  services: ['managed-switches', 'wireless-access-points', 'network-monitoring', 'firewall-management'],
  closing: {
    title: 'A network plan for all your addresses',
    text: 'Send a spreadsheet of sites and circuits, and we can sketch a first design.',
  },
};
