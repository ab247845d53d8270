import type { DisplayScheduleRecord } from '@portal/drawings/documents/display-schedule';

// Picture heights: the 4-6-8 rule of AVIXA.
export const displaySchedule: DisplayScheduleRecord = {
  heading: {
    title: 'The display schedule, seen from the last row',
    intro:
      'Every room from the side, to scale: the picture, the farthest viewer and the distance up to which that picture can be read. A viewer behind the dashed line needs a larger one.',
  },
  sheet: {
    number: 'AV-401',
    name: 'Displays by room',
    project: 'Training center with lobby',
    revision: 'B, for review',
    scale: 'Rooms to scale',
  },
  displays: [
    {
      room: 'Boardroom',
      technology: 'LCD, 4K',
      diagonal: 98,
      shows: 'Small text',
      farthest: 15,
      edge: 2.7,
      light: '500 nits, east window with shade',
      mount: '190 lb on plywood backing, recessed power behind the screen',
    },
    {
      room: 'Classroom',
      technology: 'Laser, short throw',
      diagonal: 120,
      shows: 'Slides',
      farthest: 27,
      edge: 3.5,
      light: '4,500 lumens, lights dimmed in front',
      mount: 'Wall arm on two studs, screen of gain 1.0',
    },
    {
      room: 'Lobby',
      technology: 'LED, 1.9 mm',
      diagonal: 165,
      shows: 'Film',
      farthest: 46,
      edge: 2.5,
      light: '800 nits, dimmed to 200 at night',
      mount: 'Steel frame to the slab, 4 in deep, service from the front',
    },
    {
      room: 'Huddle room',
      technology: 'LCD, 4K',
      diagonal: 65,
      shows: 'Small text',
      farthest: 9,
      edge: 3,
      light: '400 nits, no window',
      mount: 'Flat mount, camera bar below',
    },
  ],
  notes: [
    'Small text is read from up to 4 picture heights, slides from 6, film and signage from 8.',
    'Eyes are drawn at 4 ft, seated. The first row sits no closer than twice the picture height.',
    'Heat, weight and current of each display are on the power sheet for the electrician.',
    'Anything between 27 and 80 in above a walkway stands out 4 in at most (ADA 307.2).',
  ],
};
