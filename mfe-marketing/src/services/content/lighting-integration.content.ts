import type { Service } from '../service.ts';

export const lightingIntegration: Service = {
  slug: 'lighting-integration',
  practice: 'audiovisual',
  name: 'Lighting System Integration',
  title: 'Lighting that knows the scene',
  description:
    'DMX, 0-10 V and DALI lighting joined with audio, video and access control: scenes, schedules and sensors on one interface.',
  lead: 'A presentation, a worship service and a cleaning crew need three different rooms. Light can build all of them from one.',
  what: [
    'Lighting control is a matter of dialects. Architectural fixtures dim over 0–10 V or DALI, stage and color fixtures listen to DMX, and a ballroom has both. We put a gateway between them and the control system, so that one press lowers the blinds, dims the house, wakes the projector and sets the stage wash. An electrician owns line voltage; we own the low-voltage side and its programming, and the drawing shows the border.',
    'Good integration is mostly restraint: scenes with names that people use, fades slow enough not to be noticed, a physical button beside the door that works when the network does not. Doors help too. The first badge of the morning lights the way to that suite and no further, and the alarm being set turns the last light off.',
  ],
  fits: [
    {
      title: 'Sanctuaries and stages',
      text: 'Architectural and theatrical light under one console, with five safe scenes for volunteers.',
    },
    {
      title: 'Restaurants and venues',
      text: 'Lunch, evening and last call by astronomic clock, color kept for the moments that deserve it.',
    },
    {
      title: 'Offices and common areas',
      text: 'Occupancy and daylight sensors that meet the energy code without waving at the ceiling.',
    },
  ],
  figures: [
    { value: '512', label: 'channels in one DMX universe; a handful of pixel fixtures fills it' },
    { value: '32', label: 'unit loads on one DMX line before a splitter, and 120 Ω at its end' },
    { value: '64', label: 'addresses on a DALI line, each reporting its own lamp failures' },
    { value: '3 s', label: 'is the shortest fade we program where people are seated' },
  ],
  steps: [
    {
      title: 'Inventory',
      text: 'Fixtures, drivers, dimming type, circuits. LED that flickers is found now and not later.',
    },
    { title: 'Scenes', text: 'Described in words first: who is in the room, what do they look at.' },
    {
      title: 'Control wiring',
      text: 'Rated data cable instead of microphone cable, isolation where stages meet building power.',
    },
    { title: 'Program', text: 'Levels set at night and again by day, with the person who will run them.' },
    {
      title: 'Prove',
      text: 'Emergency circuits checked with your electrician: on loss of normal power they go to full, whatever the scene.',
    },
  ],
  faq: [
    {
      question: 'Can we keep our fixtures?',
      answer:
        'If the drivers dim and are not failing. We test samples on the actual dimmer, since “dimmable” on a box covers a wide range of behavior.',
    },
    {
      question: 'Is DMX safe for emergency lighting?',
      answer:
        'No, and it was never meant to be. Emergency luminaires stay on listed transfer equipment that overrides all control.',
    },
    {
      question: 'What happens when the controller fails?',
      answer: 'Wall stations keep the last scenes, and the house comes up at a level that lets people leave.',
    },
    {
      question: 'Will this lower the electricity bill?',
      answer: 'Sensors and schedules usually do, most of all where lights now burn all night. We log before and after.',
    },
  ],
  partners: ['Crestron', 'SAVI IQ'],
  related: ['commercial-audio', 'video-control', 'access-control'],
  closing: {
    title: 'Describe one evening',
    text: 'From doors open to lights out. We will answer with a scene list.',
  },
};
