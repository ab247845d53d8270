import type { CityTopic } from '../city.ts';

export const audioVisual: CityTopic = {
  city: 'san-antonio',
  topic: 'audio-visual',
  title: 'AV Systems for San Antonio Venues & Offices',
  description:
    'Ballroom audio, projection, signage, training rooms and lighting control for San Antonio hotels, museums, schools, churches and public agencies.',
  headline: 'Ballrooms by night, briefings by morning',
  lead: 'A convention town resets its rooms twice a day. Our systems are built so that the house crew can split a hall, patch a lectern and light a stage before the next group has found its badges.',
  places: {
    title: 'Stages large and small',
    intro: 'Five hundred guests or five trustees: the question is always who operates it.',
    items: [
      {
        title: 'Hotel function space on the River Walk',
        text: 'Air walls open and close, and sound has to follow. Room-combine logic ties microphones, ceiling zones and screens to the partition sensor, so nobody repatches at midnight.',
      },
      {
        title: 'Museums, missions and cultural houses',
        text: 'Adobe and plaster hold no anchors gladly. Directional speakers, battery uplights and floor-standing displays tell the story while the wall is left alone.',
      },
      {
        title: 'Briefing and training rooms near JBSA',
        text: 'Sources at different sensitivity must never meet on one switcher. Physically separate paths, visible status lamps and screens that cannot be read from the corridor.',
      },
      {
        title: 'School auditoriums and parish halls',
        text: 'Assemblies in Spanish and English, quinceañeras on Saturday. Assistive listening, interpretation channels and a lockable rack that forgives curious hands.',
      },
    ],
  },
  approach: {
    title: 'Designed for the person with the headset',
    paragraphs: [
      'We start from a run sheet: doors, walk-in music, welcome, film, applause, strike. Each line becomes a scene with a name, and the panel shows them in order. Advanced pages exist, behind a code.',
      'Spare capacity is in the floor: extra boxes, dark fiber to the truck dock, and power where touring crews look for it. A visiting production plugs in without moving your settings.',
    ],
  },
  table: {
    title: 'One hall, four ways to use it',
    columns: ['Event', 'Scene'],
    rows: [
      ['General session', 'Full width, dual projection, wash at 70 percent, lectern live'],
      ['Three breakouts', 'Zones isolated, local inputs, confidence monitor per room'],
      ['Gala dinner', 'Warm low light, band inputs at the west wall, photo reel on all screens'],
      ['Wedding', 'Wireless handheld and playlist only; everything else locked'],
      ['Evacuation', 'Program muted by the fire panel, house lights to full'],
    ],
  },
  steps: {
    title: 'Calendar of an upgrade',
    items: [
      { title: 'Shadow', text: 'We spend an event backstage with your team and write down each workaround.' },
      {
        title: 'Engineer',
        text: 'Signal flow, rigging loads and sight lines, reviewed by whoever must approve a hanging point.',
      },
      { title: 'Install dark', text: 'Work fills gaps in the booking system, with the room presentable each evening.' },
      {
        title: 'Open together',
        text: 'A technician stands beside the operator for the first live functions, then steps back.',
      },
    ],
  },
  faq: {
    title: 'Before you ask for a proposal',
    items: [
      {
        question: 'Projector or LED wall?',
        answer:
          'LED holds up in daylight and at an angle, which suits atriums. Projection costs less per square foot in a dark room and vanishes when unused. We lay both side by side over ten years, service included.',
      },
      {
        question: 'Must public rooms offer hearing assistance?',
        answer:
          'Assembly areas with amplified sound generally fall under the ADA’s assistive-listening rules, with receivers in proportion to the seats. Counts are part of our drawing.',
      },
      {
        question: 'Can signage be updated by marketing alone?',
        answer:
          'Yes. Templates hold brand and layout; staff change words and dates in a browser. An emergency message from management overrides all of them.',
      },
    ],
  },
  services: ['display-integration', 'commercial-audio', 'lighting-integration', 'video-control'],
  closing: {
    title: 'When is your next gap in the calendar?',
    text: 'Name three free days and the event after them. We will tell you what fits between.',
  },
};
