import type { Service } from '../service.ts';

export const managedSwitches: Service = {
  slug: 'managed-switches',
  practice: 'connectivity',
  name: 'Managed Switches',
  title: 'Managed switches with power, segments and a paper trail',
  description:
    'Switching designed around PoE budgets, VLANs, 802.1X and resilient uplinks, configured from templates and backed up after each change.',
  lead: 'The switch is where cameras, doors, phones and projectors meet. It feeds them, keeps them apart, and is the first to know when one of them misbehaves.',
  what: [
    'A managed switch does three jobs. It delivers power: we add up the real draw of every device and leave a quarter free, because a 48-port switch with 370 watts cannot run 48 cameras with heaters. It separates: cameras, access control, voice, guests, building automation and office computers live in their own VLANs, and the firewall decides what may cross. And it defends the edge: 802.1X or MAC authentication on each port, DHCP snooping, BPDU guard, unused ports shut.',
    'Resilience is planned and not hoped for. Two uplinks in one LACP bundle, a chosen spanning-tree root, stacked cores with two power supplies, and a battery that lasts as long as the door controllers do.',
  ],
  fits: [
    {
      title: 'Security closets',
      text: 'Industrial or fanless switches in gatehouses and garages, rated for a Texas summer inside a steel box.',
    },
    {
      title: 'AV over IP',
      text: 'IGMP snooping with a querier, jumbo frames where asked, uplinks sized for multicast video.',
    },
    {
      title: 'Many small sites',
      text: 'Cloud-managed templates: the thirtieth leasing office is configured like the first, from the same page.',
    },
  ],
  figures: [
    { value: '25 %', label: 'of the PoE budget stays free on the day we leave' },
    {
      value: '6',
      label: 'VLANs is a typical count for a mid-sized property: staff, voice, video, doors, building, guest',
    },
    { value: '2 × 10 Gbit/s', label: 'uplinks from each closet in one bundle' },
    { value: '90 W', label: 'per port with 802.3bt type 4, for displays, heated cameras and lighting' },
  ],
  steps: [
    { title: 'Port map', text: 'What is plugged in where, found by LLDP and by hand. Surprises are common.' },
    {
      title: 'Address plan',
      text: 'Subnets that can be read aloud, with the same third number for the same purpose at each site.',
    },
    { title: 'Bench', text: 'Firmware, template and labels before the switch leaves the workshop.' },
    { title: 'Change window', text: 'Cut-over by closet, at night, with the old switch left powered until morning.' },
    { title: 'Record', text: 'Configuration backup, rack photograph and port list in one folder you own.' },
  ],
  faq: [
    {
      question: 'Do cameras need switches of their own?',
      answer:
        'Their own VLAN, always. Their own switch when the budget allows or the load is heavy: one steady 200 Mbit/s stream of video is no problem, a shared power supply sometimes is.',
    },
    {
      question: 'What happens when someone plugs in a stray router?',
      answer:
        'DHCP snooping drops its offers and BPDU guard or port security shuts the port. You get an alert that names the jack.',
    },
    {
      question: 'License or no license?',
      answer:
        'Meraki needs one and gives remote management, support and replacement with it. UniFi needs none and gives less help. We show both over seven years.',
    },
    {
      question: 'Who holds the administrator password?',
      answer: 'You do, in your vault. We work with named accounts that you can remove.',
    },
  ],
  partners: ['Cisco Systems', 'Ubiquiti', 'Belden'],
  related: ['structured-cabling', 'network-monitoring', 'firewall-management'],
  closing: {
    title: 'Open the closet door',
    text: 'A photograph of the rack tells us most of what a first quote needs.',
  },
};
