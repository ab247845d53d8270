import type { ServiceContent } from '../service.ts';

export const wirelessAccessPoints: ServiceContent = {
  slug: 'wireless-access-points',
  sections: ['overview-figures', 'document', 'faq-columns', 'prompt', 'steps-row', 'uses-columns'],
  pageTitle: 'Business Wi-Fi Installation in Austin & San Antonio',
  description:
    'Business Wi-Fi designed from a predictive model and proven by a walk survey: channels, SSID count, roaming, 802.1X and guest isolation.',
  lead: 'Slow Wi-Fi is seldom a lack of signal. More often too many radios share one channel, or a few old devices take most of the airtime.',
  answers: {
    cost: 'Walls and people per room decide how many are needed, and each needs a drop.',
    soon: 'One dead room soon; a whole floor after its model and a survey.',
    licensed: 'Wi-Fi is unlicensed work in Texas; any 120 V outlet is not.',
    proof: 'For a reference, name your walls: stone, glass or open desks.',
  },
  overview: {
    title: 'Why Wi-Fi is slow where the signal is strong',
    paragraphs: [
      'We model your plan with its real walls (limestone and foil-backed insulation are common in Central Texas) and place access points for capacity as well as reach. After installation we walk the floor and compare.',
      'Then transmit power goes down until neighboring cells stop interfering. The 2.4 GHz band has room for three channels, 1, 6 and 11, and in a dense building some of its radios are switched off.',
    ],
  },
  // Cell edge: Cisco’s voice-over-WLAN design guide. Power: IEEE 802.3at. Names and devices per radio: planning values.
  figures: {
    title: 'Planning values for each access point',
    items: [
      { value: '−67 dBm', label: 'at the edge of a cell for voice and scanners, with a second access point in reach' },
      { value: '3', label: 'network names per radio, for staff, guests and devices; each one adds beacons' },
      { value: '25.5 W', label: 'of power at the access point from 802.3at' },
      { value: '30–50', label: 'active devices per radio: around there we plan another access point' },
    ],
  },
  uses: {
    title: 'Rooms where coverage usually fails',
    items: [
      { title: 'Offices full of calls', text: 'Overlapping cells with fast roaming keep a call alive between rooms.' },
      {
        title: 'Worship and event halls',
        text: 'Directional antennas or access points under seats make small cells for many people.',
      },
      {
        title: 'Warehouses',
        text: 'Metal and liquids change coverage with each delivery. Scanners need overlap more than power.',
      },
    ],
  },
  steps: {
    title: 'How Wi-Fi installation works',
    items: [
      { title: 'Count', text: 'Devices rather than people, plus scanners, phones and televisions.' },
      { title: 'Model', text: 'Predictive design by floor, checked on site where materials are in doubt.' },
      { title: 'Mount', text: 'In the rooms where people work, on a tested Category 6A drop.' },
      { title: 'Prove', text: 'Signal, noise and roaming measured, best after the furniture is in.' },
    ],
  },
  sizing: { title: 'Access points for your floor area', example: { area: 20_000 } },
  faq: {
    title: 'Business Wi-Fi questions',
    items: [
      {
        question: 'Do we need Wi-Fi 7 now?',
        answer:
          'If you replace access points anyway, take models with 6 GHz. If yours are recent and badly placed, a new design may help more.',
      },
      {
        question: 'Password or 802.1X?',
        answer:
          '802.1X for staff. A shared password leaves with each former employee, while 802.1X ties access to a person or a certificate.',
      },
      {
        question: 'Can guests reach our systems?',
        answer: 'Not in the networks we set up. Guests get the internet and cannot see each other.',
      },
    ],
  },
  prompt: 'Moving soon? We can model the new floor from its plan.',
  partners: ['Cisco Systems', 'Ubiquiti', 'Belden'],
  related: ['structured-cabling', 'managed-switches', 'network-monitoring'],
  cityPages: ['networking'],
  industries: ['education', 'logistics', 'office'],
  closing: {
    title: 'A Wi-Fi survey of your building',
    text: 'Tell us the worst room and we measure it first. What is wrong there often explains the rest of the building.',
  },
};
