import type { WirelessSurveyRecord } from '@portal/drawings/documents/wireless-survey';

// Limits for calls: Cisco's voice-over-WLAN design guide.
export const wirelessSurvey: WirelessSurveyRecord = {
  heading: {
    title: 'The survey report after installation',
    intro:
      'The circles were modeled before an access point was bought; the table was measured on foot after the furniture came. Where both differ by a few decibels, the model was right about your walls.',
  },
  sheet: {
    number: 'W-201',
    name: 'Wi-Fi survey',
    project: 'Office floor, 7,700 sq ft',
    revision: 'B, as measured',
    scale: 'As the bar',
  },
  plan: {
    size: [120, 64],
    walls: 'M2 2H118V62H2zM2 10H8V2M102 42H118M102 42V62M108 26V34M108 34H118M108 26H118',
    details:
      'M50 28H70V38H50zM50 28L70 38M70 28L50 38M14 24h12m-12 3h12M86 22h14m-14 3h14M86 34h14m-14 3h14M14 36h12m-12 3h12M30 8h16m-16 3h16M74 8h16m-16 3h16M106 47h8v10h-8zM22 54h14m-14 3h14M66 54h14m-14 3h14',
    labels: [
      { at: [60, 26], text: 'Core' },
      { at: [110, 46], text: 'Boardroom' },
      { at: [14, 34], text: 'Reception' },
      { at: [93, 31], text: 'Open desks' },
    ],
  },
  radio: { power: 14, exponent: 3.2 },
  noise: -92,
  accessPoints: [
    { id: 'AP1', at: [20, 16], channel: 36 },
    { id: 'AP2', at: [60, 16], channel: 149 },
    { id: 'AP3', at: [100, 16], channel: 44 },
    { id: 'AP4', at: [40, 48], channel: 157 },
    { id: 'AP5', at: [80, 48], channel: 40 },
  ],
  points: [
    { id: 'P1', place: 'Reception', at: [10, 42], walls: 0, measured: [-64, -66] },
    { id: 'P2', place: 'Boardroom, glass wall', at: [112, 50], walls: 2, measured: [-66, -71] },
    { id: 'P3', place: 'Kitchen, by the core', at: [74, 34], walls: 0, measured: [-55, -64] },
    { id: 'P4', place: 'Phone booth', at: [111, 30], walls: 5, measured: [-65, -72] },
    { id: 'P5', place: 'Server closet', at: [5, 6], walls: 8, measured: [-67, -74] },
    { id: 'P6', place: 'Open desks, east', at: [92, 33], walls: 0, measured: [-57, -58] },
  ],
  notes: [
    'A point passes at −67 dBm or better, with a second access point at −75 dBm and 25 dB over the noise: enough for a call that moves.',
    'Cells are drawn to −67 dBm at 14 dBm of power, 20 MHz wide. No two neighbors share a channel.',
    'At 2.4 GHz, AP2 and AP5 are switched off; three radios on 1, 6 and 11 are enough.',
    'Walls: drywall 3 dB, glass 2 dB, the booth 5 dB, block 8 dB, from samples on site.',
  ],
};
