import type { LoudspeakerScheduleRecord } from '@portal/drawings/documents/loudspeaker-schedule';

export const loudspeakerSchedule: LoudspeakerScheduleRecord = {
  heading: {
    title: 'The loudspeaker schedule',
    intro:
      'Each circle is what one loudspeaker covers at the height of the ears. Where circles meet, nobody sits in a hole, and nothing has to be loud.',
  },
  sheet: {
    number: 'AV-301',
    name: 'Loudspeakers by zone',
    project: 'Restaurant with bar and patio',
    revision: 'B, for review',
    scale: 'As the bar',
  },
  plan: {
    size: [84, 52],
    walls: 'M2 2H82V30H2zM32 2V6M32 14V30M2 30V50H82V30',
    details:
      'M6 6h3v20h-3zM40 6h6v4h-6zM52 6h6v4h-6zM64 6h6v4h-6zM40 24h6v4h-6zM52 24h6v4h-6zM64 24h6v4h-6zM8 36h5v4h-5zM24 36h5v4h-5zM40 36h5v4h-5zM56 36h5v4h-5zM70 36h5v4h-5z',
    labels: [
      { at: [17, 27], text: 'Bar' },
      { at: [57, 16.5], text: 'Dining room' },
      { at: [46, 48], text: 'Patio, under the roof' },
    ],
  },
  amplifier: 240,
  zones: [
    {
      name: 'Bar',
      model: '6.5 in, recessed',
      ceiling: 10,
      ears: 4,
      angle: 100,
      at: [
        [11, 9],
        [23, 9],
        [11, 22],
        [23, 22],
      ],
      tap: 15,
      level: '78–84 dBA',
      control: 'Bartender’s panel, game sound by button',
    },
    {
      name: 'Dining room',
      model: '6.5 in, recessed',
      ceiling: 11,
      ears: 4,
      angle: 100,
      at: [
        [40.5, 10.5],
        [51.5, 10.5],
        [62.5, 10.5],
        [73.5, 10.5],
        [40.5, 21.5],
        [51.5, 21.5],
        [62.5, 21.5],
        [73.5, 21.5],
      ],
      tap: 7.5,
      level: '68–72 dBA',
      control: 'Schedule, five steps on the manager’s panel',
    },
    {
      name: 'Patio',
      model: '5 in, outdoor, surface',
      ceiling: 9,
      ears: 4,
      angle: 110,
      at: [
        [9, 40],
        [22, 40],
        [35, 40],
        [48, 40],
        [61, 40],
        [74, 40],
      ],
      tap: 7.5,
      level: '66–70 dBA',
      control: 'Schedule; limited to 62 dBA after 10 p.m.',
    },
  ],
  notes: [
    'Circle: 2 × (ceiling − ears) × tan(angle / 2), at the angle in which the voice range is within 6 dB.',
    'The amplifier keeps a fifth of its power in reserve for the line and for later loudspeakers.',
    'A contact of the fire alarm mutes every zone. Paging has priority over music, and game sound stays in the bar.',
    'Home run of each zone: 16 AWG, jacketed for the space it runs through, tested for impedance before ceilings close.',
  ],
};
