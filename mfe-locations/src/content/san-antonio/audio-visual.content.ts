import type { CityPractice } from '../city.ts';

// Assistive listening: 2010 ADA Standards for Accessible Design, 219 and 706.
export const audioVisual: CityPractice = {
  city: 'san-antonio',
  topic: 'audio-visual',
  sections: ['table', 'places', 'approach', 'document', 'steps'],
  title: 'AV Systems for San Antonio Venues & Offices',
  description:
    'Ballroom audio, projection, signage, training rooms and lighting control for San Antonio hotels, museums, schools, churches and public agencies.',
  headline: 'AV for San Antonio ballrooms and briefing rooms',
  lead: 'In a convention town the same room serves several events a day. Our systems let the house crew split a hall, connect a lectern and light a stage between two groups.',
  answers: {
    cost: 'Partitions, ballroom height and rehearsal time.',
    soon: 'Between two events; tell us your calendar.',
    licensed: 'Rigging has rules of its own, signal has none.',
    proof: 'Ask for a scene list from a divisible hall.',
  },
  places: {
    title: 'AV by kind of San Antonio building',
    intro: 'Each has to be run by the people who happen to be there that day.',
    items: [
      {
        title: 'Hotel function space on the River Walk',
        industry: 'entertainment',
        text: 'Air walls open and close, and sound has to follow. Room-combine logic ties microphones, ceiling zones and screens to a partition sensor, with nothing to repatch by hand.',
      },
      {
        title: 'Museums, missions and cultural houses',
        text: 'Old stone and plaster are poor places for anchors. Directional speakers, battery uplights and floor-standing displays tell the story and leave the wall alone.',
      },
      {
        title: 'Briefing and training rooms near JBSA',
        industry: 'government',
        text: 'Where information is sensitive, signal paths are kept physically apart, a lamp shows when the room is in use, and screens cannot be read from the hallway. The rules come from your security officer.',
      },
      {
        title: 'School auditoriums and parish halls',
        industry: 'education',
        text: 'Assemblies in Spanish and English, with a quinceañera on Saturday, need assistive listening, channels for interpreters, and a rack that locks.',
      },
    ],
  },
  approach: {
    title: 'Designed from the run sheet',
    paragraphs: [
      'Doors, walk-in music, welcome, film, close: each line of the run sheet becomes a scene with a name, and the panel shows the scenes in order. Everything else is behind a code.',
      'Spare capacity goes into the floor as extra boxes, dark fiber to the truck dock, and connections where touring crews look for them. A visiting production can plug in without touching your settings.',
    ],
  },
  table: {
    title: 'One hall and its scenes',
    columns: ['Event', 'Scene'],
    rows: [
      ['General session', 'Full width, dual projection, stage wash on, lectern live'],
      ['Three breakouts', 'Zones isolated, local inputs, confidence monitor per room'],
      ['Gala dinner', 'Warm low light, inputs for the band, photo reel on all screens'],
      ['Wedding', 'Wireless handheld and playlist only; everything else locked'],
      ['Evacuation', 'Program muted by the fire panel, house lights to full'],
    ],
  },
  steps: {
    title: 'How an AV upgrade fits the event calendar',
    items: [
      { title: 'Walk through', text: 'Your team walks us through one event, and we note every workaround.' },
      {
        title: 'Engineer',
        text: 'We plan signal flow, rigging loads and sight lines, with a qualified rigger or engineer for every hanging point.',
      },
      { title: 'Install dark', text: 'Work goes into the gaps between bookings.' },
      {
        title: 'Rehearse',
        text: 'Your operator runs the first function from the panel, and we correct what the rehearsal shows.',
      },
    ],
  },
  faq: {
    title: 'AV questions from San Antonio',
    items: [
      {
        question: 'Projector or LED wall?',
        answer:
          'LED holds up in daylight and at an angle, which suits atriums. Projection costs less per square foot in a dark room, and the screen can roll away. Compare both over the years of use, service included.',
      },
      {
        question: 'Must public rooms offer hearing assistance?',
        answer:
          'Assembly areas with amplified sound generally fall under the ADA’s assistive-listening rules, with receivers in proportion to the seats. The count belongs in the design from the start.',
      },
      {
        question: 'Can signage be updated by marketing alone?',
        answer:
          'Yes. Templates hold brand and layout, and staff change words and dates in a browser. A message from management can take priority over all of them.',
      },
    ],
  },
  services: ['display-integration', 'commercial-audio', 'lighting-integration', 'video-control'],
  closing: {
    title: 'When is your next gap in the calendar?',
    text: 'Tell us the free days and the event after them, and we can see what fits in between.',
  },
};
