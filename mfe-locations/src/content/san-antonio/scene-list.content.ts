import type { SceneListRecord } from '@portal/drawings/documents/scene-list';

// Levels: IEC 62386-102 for DALI, ANSI E1.11 for DMX.
export const sceneList: SceneListRecord = {
  heading: {
    title: 'Scene list of a divided ballroom',
    intro: 'When the partition closes, one system becomes two. Each scene therefore says which half it may touch.',
  },
  sheet: {
    number: 'AV-527',
    name: 'Scenes, ballroom A and B',
    project: 'Convention hotel, 6,200 sq ft divisible',
    revision: 'E, with the banquet crew',
  },
  zones: [
    { name: 'Chandeliers', protocol: 'DALI' },
    { name: 'Perimeter', protocol: 'DALI' },
    { name: 'Uplights', protocol: 'DMX' },
    { name: 'Lectern', protocol: 'DMX' },
  ],
  scenes: [
    {
      name: 'Joined, dinner',
      trigger: 'Panel A, partition sensor open',
      displays: 'Four projectors, one picture',
      source: 'Show computer in the booth',
      audio: 'Both halves as one zone, 68 dBA',
      levels: [186, 207, 204, 0],
      fade: 8,
      callers: 'Banquet captain',
    },
    {
      name: 'A: briefing',
      trigger: 'Panel A, partition closed',
      displays: 'Projectors 1 and 2',
      source: 'Lectern plate A',
      audio: 'Lectern A 71 dBA; B untouched',
      levels: [220, 229, 38, 217],
      fade: 3,
      callers: 'Captain, presenter with day code',
    },
    {
      name: 'B: reset',
      trigger: 'Panel B, partition closed',
      displays: 'Projectors 3 and 4 off',
      source: 'None',
      audio: 'Page microphone only',
      levels: [254, 254, 0, 0],
      fade: 1,
      callers: 'Any houseman',
    },
    {
      name: 'First dance',
      trigger: 'DJ’s plate or panel A',
      displays: 'Monogram, screens 2 and 3',
      source: 'Show computer',
      audio: 'DJ line 90 dBA at the floor, 74 at tables',
      levels: [85, 144, 255, 64],
      fade: 12,
      callers: 'Captain, DJ',
    },
    {
      name: 'Alarm',
      trigger: 'Contact of the fire panel',
      displays: 'Off',
      source: 'None',
      audio: 'All muted within a second',
      levels: [254, 254, 0, 0],
      fade: 0,
      callers: 'Fire panel only',
    },
  ],
  notes: [
    'Partition: two magnetic contacts; if they disagree, halves stay separate.',
    'The mute on alarm is a hard contact, not a command on the network.',
    'Day codes end at midnight.',
  ],
};
