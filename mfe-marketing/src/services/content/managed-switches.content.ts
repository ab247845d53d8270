import type { ServiceContent } from '../service.ts';

export const managedSwitches: ServiceContent = {
  slug: 'managed-switches',
  sections: ['document', 'overview-columns', 'figures-strip', 'prompt', 'faq-rows', 'steps-row'],
  pageTitle: 'Managed Network Switches in Austin & San Antonio',
  description:
    'Switching designed around PoE budgets, VLANs, 802.1X and resilient uplinks, configured from templates, with the configuration backed up.',
  lead: 'Cameras, doors, phones and projectors all connect at the switch, which powers them and keeps them apart.',
  answers: {
    cost: 'Watts on PoE, uplinks and licenses, in this order.',
    soon: 'A failed switch in Austin, same or next day if a spare fits.',
    licensed: 'No license for switching; cameras behind it need one.',
    proof: 'Ask for the rack drawing of a site like yours.',
  },
  overview: {
    title: 'How we plan ports and power',
    paragraphs: [
      'We add up what every device may draw and leave a reserve: a 48-port switch with a 370-watt budget has less than 8 watts for each port. Cameras, access control, voice, guests and office computers get VLANs of their own, and the firewall decides what may cross.',
      'At the edge, 802.1X or MAC authentication checks each port and unused ports are shut. Uplinks run in pairs, and the battery is sized to outlast the door controllers.',
    ],
  },
  // Power: IEEE 802.3bt. VLANs: planning value.
  figures: {
    title: 'What a switch port can carry',
    items: [
      { value: '90 W', label: 'at the port (802.3bt type 4), for displays, heated cameras and lighting' },
      { value: '71.3 W', label: 'at the device after 328 ft (100 m) of cable' },
      { value: '6', label: 'VLANs for a mid-sized property: staff, voice, video, doors, building, guest' },
    ],
  },
  steps: {
    title: 'How a switch replacement works',
    items: [
      { title: 'Port map', text: 'What is plugged in where, found by LLDP and by hand.' },
      { title: 'Address plan', text: 'The same subnet number for the same purpose at each site.' },
      { title: 'Bench', text: 'Firmware, template and labels done before the switch reaches the closet.' },
      {
        title: 'Cutover',
        text: 'The old switch stays at hand until all is tested, and you get the configuration and port list.',
      },
    ],
  },
  sizing: { title: 'The closet behind your devices', example: { doors: 10, cameras: 24, area: 15_000 } },
  faq: {
    title: 'Managed switch questions',
    items: [
      {
        question: 'Do cameras need switches of their own?',
        answer: 'A VLAN of their own, always. A separate switch where a shared PoE budget would run out.',
      },
      {
        question: 'What happens when someone plugs in a stray router?',
        answer:
          'DHCP snooping drops its offers, and port security or 802.1X can block the port. The log names the switch and the port.',
      },
      {
        question: 'License or no license?',
        answer:
          'Meraki needs one, which includes management and support. UniFi runs without and leaves more to the operator.',
      },
    ],
  },
  prompt: 'Running out of PoE? We can add up your devices before you buy another switch.',
  partners: ['Cisco Systems', 'Ubiquiti', 'Belden'],
  related: ['structured-cabling', 'network-monitoring', 'firewall-management'],
  cityPages: ['networking', 'cisco'],
  industries: ['manufacturing', 'property-management'],
  closing: {
    title: 'Help with the rack you have',
    text: 'A photo of the rack and its port labels is a good first step.',
  },
};
