import {
  areaOfAccessPoint,
  bitRate,
  budgetOfSwitch,
  loadOfAmplifier,
  loudspeaker,
  portsOfPanel,
  portsOfSwitch,
  portWatts,
  reach,
} from '@portal/drawings/system-size';
import type { ComparisonRow } from '@portal/ui/comparison-table';

// Rated doors: NFPA 80. Exits: IBC section 1010.2. Pixel densities: IEC 62676-4:2014. Channel: ANSI/TIA-568. Power: IEEE 802.3af, at, bt.
// Storage: 3 Mbps for a day is 32.4 GB. Leases: FASB ASC 842.

export const doorDrivers: readonly ComparisonRow[] = [
  {
    name: 'Opening',
    note: 'The lock has to fit it',
    values: [
      'A metal or wood door that closes and latches by itself',
      'Glass, a narrow aluminum storefront, a pair of doors, a gate',
    ],
  },
  {
    name: 'Lock',
    note: 'People must get out in one motion',
    values: [
      'An electric strike, or a latch-retraction kit for the exit bar you have',
      'An electrified mortise lock, or a magnetic lock: cheap itself, expensive with its sensor, button, fire alarm release and inspection',
    ],
  },
  {
    name: 'Fire rating',
    note: 'A rated door may not lose its listing',
    values: ['Not rated', 'Rated: listed hardware only, little may be cut on site, and an inspector looks at it'],
  },
  {
    name: 'Cable path',
    note: 'From the door to the controller',
    values: [
      'An open ceiling to a network closet on the same floor',
      'Finished walls, a core through concrete, or a trench to the gate',
    ],
  },
  {
    name: 'Power',
    note: 'Locks draw more than readers',
    values: [
      'A spare output of a supply that has a battery',
      'A new supply with batteries, and an electrician for its circuit',
    ],
  },
  {
    name: 'Reader',
    note: 'What people carry or remember',
    values: [
      'One reader for cards and phones',
      'Readers on both sides, a keypad, or an intercom with camera and a phone line',
    ],
  },
  {
    name: 'License',
    note: 'Every year, for each door or each site',
    values: [
      'Software on your own server, with a maintenance fee',
      'A cloud service for each door. Ask for the price of the second year',
    ],
  },
];

export const cameraDrivers: readonly ComparisonRow[] = [
  {
    name: 'Question',
    note: 'What the picture has to answer',
    values: [
      'Is somebody there? One wide view with 8 px/ft',
      'Who is it? 76 px/ft, so a narrow view, or several cameras for one lot',
    ],
  },
  {
    name: 'Camera',
    note: 'The lens and the light decide',
    values: [
      'A fixed dome under a lit eave',
      'License plates at night, thermal, four lenses in one housing, or pan, tilt and zoom',
    ],
  },
  {
    name: 'Mounting',
    note: 'Labor is often more than the camera',
    values: ['A wall or ceiling that a ladder reaches', 'A lift, a pole with its foundation, or work at night'],
  },
  {
    name: 'Cable path',
    note: 'Copper ends at 328 ft (100 m)',
    values: [
      'A tested cable is in place, or a switch is close',
      'Fiber, a radio bridge, conduit on a facade, or a trench',
    ],
  },
  {
    name: 'Power',
    note: 'Over the network cable',
    values: [
      'Up to 12.95 W at the camera, from a switch with a reserve',
      'A heater, infrared or a motor: 25.5 W or more, so another switch and a larger battery',
    ],
  },
  {
    name: 'Days kept',
    note: 'Storage grows with days and with bit rate',
    values: ['14 days at 3 Mbps: 0.5 TB for each camera', '90 days: 2.9 TB for each camera, on site or in a cloud'],
  },
  {
    name: 'License',
    note: 'Every year, for each camera',
    values: ['Recorder on site, with updates', 'A cloud service, or live operators after hours'],
  },
];

const rounded = (value: number, to: number) => (Math.round(value / to) * to).toLocaleString('en-US');

/** The formulas of the calculator, each with a document that uses it. */
export const countingRules = [
  {
    title: 'Drops and ports',
    text: 'One tested cable and one switch port for each door, camera, access point and display, as in our sheet P-003.',
    to: '/contact',
  },
  {
    title: 'Power',
    text: `At the port, ${portWatts.camera} W for a fixed camera, ${portWatts.door} W for a door controller and ${portWatts.accessPoint} W for an access point, as in our sheet T-302. Displays have an outlet.`,
    to: '/services/managed-switches',
  },
  {
    title: 'Wi-Fi',
    text: `Access points one reach apart, so that calls can move: ${Math.round(reach)} ft indoors up to −67 dBm, or ${rounded(areaOfAccessPoint, 10)} sq ft each, as in our sheet W-201. Stone and crowds need more.`,
    to: '/services/wireless-access-points',
  },
  {
    title: 'Storage',
    text: `Cameras × days × ${bitRate} Mbps around the clock. 1 Mbps for a day is 10.8 GB, as in our sheet P-003.`,
    to: '/contact',
  },
  {
    title: 'Rack',
    text: `A panel for ${portsOfPanel} drops, a switch with its cable manager for ${portsOfSwitch} ports and ${Math.round(budgetOfSwitch * 0.9)} W, a firewall, and two units each for recorder and UPS, as in our sheet T-302.`,
    to: '/services/managed-switches',
  },
  {
    title: 'Loudspeakers',
    text: `One circle apart: twice the height above ears at ${loudspeaker.ears} ft, times the tangent of half of ${loudspeaker.angle}°, as in our sheet AV-301. A ${loudspeaker.tap} W tap each, with ${Math.round((1 - loadOfAmplifier) * 100)}% of the amplifier to spare. Noise needs more.`,
    to: '/services/commercial-audio',
  },
] as const;

export const questions = [
  {
    question: 'Why is there no price list?',
    answer:
      'Two doors of one lobby can differ several times over: the opening decides. The tables on this page say on which side yours are.',
  },
  {
    question: 'What does it cost to find out?',
    answer:
      'Nothing. The first consultation is by phone, the site assessment is free, and the proposal has a price for each line.',
  },
  {
    question: 'Can we begin with part of it?',
    answer:
      'Yes. Cable and switch ports for later devices are cheap while the ceiling is open. The devices can follow with the budget.',
  },
] as const;

/** What makes two quotes comparable. */
export const quoteLines = [
  { title: 'Make and model', text: 'Of each lock, reader, camera and switch. “Dome camera” is not a product.' },
  { title: 'Who does the rest', text: '120 V circuits, locksmith work, fire alarm connection, lifts and permits.' },
  { title: 'Cable', text: 'Its category, how it is run, and a test report for every drop.' },
  { title: 'Licenses', text: 'For how many years, and what they cost when that time is over.' },
  { title: 'Days and minutes', text: 'How long video is kept, and how long batteries carry locks and switches.' },
  { title: 'What stays', text: 'Which of your cameras, cables and doors were tested and are used again.' },
  {
    title: 'After the handover',
    text: 'Drawings, passwords and settings are yours. Training, warranty and visits have a line.',
  },
  { title: 'The installer', text: 'The number of the license, and a certificate of insurance.' },
] as const;

/** The website specification has the three names, for distressed properties. */
export const financing: readonly ComparisonRow[] = [
  {
    name: 'You pay',
    values: [
      'Once, when the system is installed',
      'By the month, for equipment and service together',
      'Once for what stays in the walls, by the month for what ages',
    ],
  },
  {
    name: 'On the books',
    note: 'Your accountant decides',
    values: [
      'An asset that can be depreciated',
      'An operating expense, unless the contract counts as a lease (ASC 842)',
      'Both, with a line for each device',
    ],
  },
  {
    name: 'Yours',
    values: [
      'Everything, from the first day',
      'What the contract says at the end of its term',
      'Cable, gates and door hardware',
    ],
  },
  {
    name: 'When a camera fails',
    values: [
      'Warranty first, then your budget or a service agreement',
      'Part of the monthly price, if the contract says so',
      'Part of the monthly price for what you subscribe to',
    ],
  },
  {
    name: 'Fits',
    values: [
      'Owners who stay, and money that must be spent on assets: bonds, grants, capital campaigns',
      'Leased space, a renovation that needs its capital, one price for each suite or door',
      'Portfolios, and buildings that need gates and cable now and cameras that stay current',
    ],
  },
  {
    name: 'Ask first',
    values: [
      'What licenses and batteries cost from the second year on',
      'The term, how the price may rise, and what buying out costs',
      'Which device is on which side, and who replaces what',
    ],
  },
];
