import type { Service } from '../service.ts';

export const wirelessAccessPoints: Service = {
  slug: 'wireless-access-points',
  practice: 'connectivity',
  name: 'Wireless Access Points',
  title: 'Wi-Fi planned from a survey of your building',
  description:
    'Business Wi-Fi designed from a predictive model and proven by a walk survey: channels, SSID count, roaming, 802.1X and guest isolation.',
  lead: 'Bad Wi-Fi is seldom a lack of signal. More often too many radios share one channel, or a few old devices take most of the airtime.',
  what: [
    'We begin with walls. Your plan goes into a modeling tool with real materials (limestone and foil-backed insulation are common in Central Texas and unkind to radio), and access points are placed for capacity as well as reach. After installation we walk the floor with a survey device and compare what is there with the plan.',
    'Then we subtract. Transmit power goes down until neighboring cells stop interfering. The 2.4 GHz band has room for three channels, 1, 6 and 11, so in a dense building some of its radios are switched off. Network names come down to three, for staff, guests and devices, because every name sends beacons on each of its channels all day, even when nobody uses it.',
  ],
  fits: [
    {
      title: 'Offices full of calls',
      text: 'Overlapping cells with fast roaming, so that a video call survives the walk to the meeting room.',
    },
    {
      title: 'Worship and event halls',
      text: 'Directional antennas from above or access points under seats: small cells for many people at once.',
    },
    {
      title: 'Warehouses',
      text: 'Racks full of metal and liquid change the coverage with each delivery. Scanners need overlap more than power.',
    },
  ],
  figures: [
    { value: '−67 dBm', label: 'at the edge of a cell, heard from two access points, for voice and roaming scanners' },
    { value: '3', label: 'network names on one radio is a good number; beyond four, the beacons become a burden' },
    { value: '25.5 W', label: 'is what 802.3at leaves at the access point; some Wi-Fi 7 models want 802.3bt' },
    { value: '30–50', label: 'active devices per radio: around there we plan another access point' },
  ],
  steps: [
    {
      title: 'Count',
      text: 'Devices are counted, since a person may carry three, and the scanners, phones and televisions come on top.',
    },
    {
      title: 'Model',
      text: 'Predictive design by floor, checked with a test access point on a stand where the materials are in doubt.',
    },
    { title: 'Mount', text: 'In the rooms where people work, clear of ducts and steel, on a tested Category 6A drop.' },
    {
      title: 'Secure',
      text: 'WPA3 and 802.1X for staff, isolation for guests, a separate VLAN for thermostats and televisions.',
    },
    {
      title: 'Prove',
      text: 'A walk survey of signal, noise and roaming, best done once the furniture is in.',
    },
  ],
  faq: [
    {
      question: 'Do we need Wi-Fi 7 now?',
      answer:
        'If you replace access points anyway, take models with 6 GHz: it offers clean channels that older devices cannot reach. If yours are recent and badly placed, a new design may help more than new hardware.',
    },
    {
      question: 'Password or 802.1X?',
      answer:
        '802.1X for staff. A shared password leaves with each employee who leaves, while 802.1X ties access to a person or a certificate. For devices that cannot do it, a key per device comes close.',
    },
    {
      question: 'Can guests reach our systems?',
      answer:
        'Not in the networks we set up. Guests get the internet and cannot see each other, and a rate limit keeps one download from slowing down the card terminals.',
    },
    {
      question: 'Mesh or cable?',
      answer:
        'Cable. A mesh node that relays over the radio its clients use spends the same airtime twice. Outdoors, where no trench is possible, a point-to-point bridge is the better answer.',
    },
  ],
  partners: ['Cisco Systems', 'Ubiquiti', 'Belden'],
  related: ['structured-cabling', 'managed-switches', 'network-monitoring'],
  closing: {
    title: 'Name the worst room',
    text: 'We will measure it first. What is wrong there often explains the rest.',
  },
};
