import type { SceneListRecord } from '@portal/drawings/documents/scene-list';

// Levels: IEC 62386-102 for DALI, ANSI E1.11 for DMX.
export const sceneList: SceneListRecord = {
  heading: {
    title: 'Scene list of an Austin taproom',
    intro:
      'A taproom that hosts an all-hands at four and a band at nine. The list was made with the bartender who presses the buttons.',
  },
  sheet: {
    number: 'AV-512',
    name: 'Scenes of a taproom stage',
    project: 'Brewery in East Austin, 140 people',
    revision: 'C, after the first month',
  },
  zones: [
    { name: 'Room', protocol: 'DALI' },
    { name: 'Stage', protocol: 'DMX' },
    { name: 'Patio', protocol: '0–10 V' },
  ],
  scenes: [
    {
      name: 'Pour',
      trigger: 'Opens with the alarm, 11 am',
      displays: 'Menu boards',
      source: 'Tap list, live',
      audio: 'House music 64 dBA inside, 60 outside',
      levels: [233, 0, 4],
      fade: 10,
      callers: 'Automatic',
    },
    {
      name: 'All-hands',
      trigger: 'Bar panel, page 2',
      displays: 'Projector, two side screens',
      source: 'Guest laptop over USB-C',
      audio: 'Two wireless microphones, 72 dBA, nothing outside',
      levels: [195, 140, 4],
      fade: 4,
      callers: 'Bartender',
    },
    {
      name: 'Band',
      trigger: 'Sound engineer’s tablet',
      displays: 'Logo on the side screens',
      source: 'Still picture',
      audio: 'Stage mix, limited to 92 dBA inside; patio off at 10 pm',
      levels: [126, 230, 2],
      fade: 6,
      callers: 'Engineer; bartender may end it',
    },
    {
      name: 'Sweep',
      trigger: 'Key switch by the cooler',
      displays: 'Dark',
      source: 'None',
      audio: 'Muted',
      levels: [254, 0, 10],
      fade: 0.5,
      callers: 'Closing staff',
    },
  ],
  notes: [
    'Outdoor music follows the permit of the address; the limiter’s log can be shown to an inspector.',
    'DALI numbers are on the dimming curve of the standard: 126 looks dim and is 3%.',
  ],
};
