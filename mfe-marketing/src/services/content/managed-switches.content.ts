import type { Service } from '../service.ts';

export const managedSwitches: Service = {
  slug: 'managed-switches',
  practice: 'connectivity',
  name: 'Managed Switches',
  title: 'Managed switches with power, segments and a paper trail',
  description:
    'Switching designed around PoE budgets, VLANs, 802.1X and resilient uplinks, configured from templates, with the configuration backed up.',
  lead: 'Cameras, doors, phones and projectors meet at the switch. It powers them, keeps them apart and sees first when one of them misbehaves.',
  what: [
    'A managed switch does three jobs. It delivers power: we add up what every device may draw and leave a reserve, because a 48-port switch with a 370-watt budget has less than 8 watts for each port. It separates: cameras, access control, voice, guests, building automation and office computers live in their own VLANs, and the firewall decides what may cross. And it defends the edge: 802.1X or MAC authentication on each port, DHCP snooping, BPDU guard, unused ports shut.',
    'Resilience is designed in at the start: two uplinks in one LACP bundle, a chosen spanning-tree root, a stacked core with two power supplies where the site calls for it, and a battery that lasts as long as those of the door controllers.',
  ],
  fits: [
    {
      title: 'Security closets',
      text: 'Hardened, fanless switches in gatehouses and garages, rated for the heat inside a steel box in a Texas summer.',
    },
    {
      title: 'AV over IP',
      text: 'IGMP snooping with a querier, and uplinks sized for multicast video.',
    },
    {
      title: 'Many small sites',
      text: 'Cloud-managed templates, so that the thirtieth leasing office is configured like the first.',
    },
  ],
  figures: [
    { value: '90 W', label: 'leave a port under 802.3bt type 4, for displays, heated cameras and lighting' },
    { value: '71.3 W', label: 'of those 90 are left at the device, at the far end of 100 m of cable' },
    {
      value: '6',
      label: 'VLANs is a typical count for a mid-sized property: staff, voice, video, doors, building, guest',
    },
    { value: '4,094', label: 'VLAN numbers exist; a plan that people can read needs very few of them' },
  ],
  steps: [
    { title: 'Port map', text: 'What is plugged in where, found by LLDP and by hand.' },
    {
      title: 'Address plan',
      text: 'Subnets that people can remember, with the same number for the same purpose at each site.',
    },
    { title: 'Bench', text: 'Firmware, template and labels are done before the switch is carried to the closet.' },
    {
      title: 'Change window',
      text: 'Cutover closet by closet, outside working hours, with the old switch at hand until all is tested.',
    },
    { title: 'Record', text: 'Configuration backup, rack photograph and port list, kept where you can reach them.' },
  ],
  faq: [
    {
      question: 'Do cameras need switches of their own?',
      answer:
        'A VLAN of their own, always. A switch of their own when the load is heavy: a steady 200 Mbit/s of video troubles no modern switch, but a shared PoE budget can run out.',
    },
    {
      question: 'What happens when someone plugs in a stray router?',
      answer:
        'DHCP snooping drops its offers, and port security or 802.1X can block the port. The log names the switch and the port.',
    },
    {
      question: 'License or no license?',
      answer:
        'Meraki needs one, which includes the management platform and support. UniFi runs without a license per device and leaves more to whoever operates it. We compare both over the years you plan with.',
    },
    {
      question: 'Who holds the administrator password?',
      answer: 'You do, in your vault. We work with named accounts that you can withdraw.',
    },
  ],
  partners: ['Cisco Systems', 'Ubiquiti', 'Belden'],
  related: ['structured-cabling', 'network-monitoring', 'firewall-management'],
  closing: {
    title: 'Open the closet door',
    text: 'A photograph of the rack is a good first step.',
  },
};
