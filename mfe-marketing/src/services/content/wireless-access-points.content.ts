import type { Service } from '../service.ts';

export const wirelessAccessPoints: Service = {
  slug: 'wireless-access-points',
  practice: 'connectivity',
  name: 'Wireless Access Points',
  title: 'Wi-Fi that was surveyed, not guessed',
  description:
    'Business Wi-Fi designed from a predictive model and proven by a walk survey: channels, SSID count, roaming, 802.1X and guest isolation.',
  lead: 'Bad Wi-Fi is seldom a lack of signal. It is too many radios shouting on one channel, too many network names, and one old printer slowing the room.',
  what: [
    'We begin with walls. Your plan goes into a modeling tool with real materials (limestone and foil-backed insulation are common in Central Texas and unkind to radio), and access points are placed for capacity as well as reach. After installation we walk the floor with a survey device and give you the heat map of what is there, not of what was hoped.',
    'Then we subtract. Transmit power goes down until neighbors stop interfering. The 2.4 GHz band keeps channels 1, 6 and 11 and every second radio is switched off. Network names are cut to three: staff, guest, devices. Each further name costs airtime on every channel, all day, even when nobody uses it.',
  ],
  fits: [
    {
      title: 'Offices full of calls',
      text: 'Voice-grade cells with fast roaming, so that a video call survives the way to the meeting room.',
    },
    {
      title: 'Worship and event halls',
      text: 'Directional antennas under seats or from the catwalk: small cells, many people, two busy hours a week.',
    },
    {
      title: 'Warehouses',
      text: 'Racks full of metal and liquid change the air with each delivery; scanners need overlap, not power.',
    },
  ],
  figures: [
    { value: '−67 dBm', label: 'at the edge of a cell, heard from two access points, for voice and roaming scanners' },
    { value: '3', label: 'network names on one radio; beyond four, beacons alone become a burden' },
    { value: '25 W', label: 'of PoE+ for a Wi-Fi 6E or 7 access point with all radios awake' },
    { value: '30–50', label: 'active devices per radio is where we plan the next one' },
  ],
  steps: [
    { title: 'Count', text: 'Devices, not people: the usual visitor brings two and the scanner fleet never sleeps.' },
    {
      title: 'Model',
      text: 'Predictive design by floor, checked with one access point on a stick where materials are in doubt.',
    },
    { title: 'Mount', text: 'In the room and not in the hallway, below the duct, on a certified Category 6A drop.' },
    {
      title: 'Secure',
      text: 'WPA3 and 802.1X for staff, isolation for guests, a fenced VLAN for thermostats and televisions.',
    },
    {
      title: 'Prove',
      text: 'A walk survey of signal, noise and roaming, repeated once the furniture and the people are in.',
    },
  ],
  faq: [
    {
      question: 'Do we need Wi-Fi 7 now?',
      answer:
        'If you replace access points anyway, 6 GHz is the reason: clean channels that old devices cannot reach. If what you have is three years old and well placed, a new design may help more than new boxes.',
    },
    {
      question: 'Password or 802.1X?',
      answer:
        'A shared password leaves with each employee who leaves. 802.1X ties access to a person or a certificate. Where devices cannot do it, private keys per device come close.',
    },
    {
      question: 'Can guests reach our systems?',
      answer:
        'No. Guests get the internet and nothing else, not even each other, and a rate limit so that one download cannot drown the card terminals.',
    },
    {
      question: 'Mesh or cable?',
      answer:
        'Cable. A wireless backhaul spends the same air twice. We use bridges outdoors where no trench is possible.',
    },
  ],
  partners: ['Cisco Systems', 'Ubiquiti', 'Belden'],
  related: ['structured-cabling', 'managed-switches', 'network-monitoring'],
  closing: {
    title: 'Name the worst room',
    text: 'We will measure it first. What is wrong there usually explains the rest.',
  },
};
