import type { Service } from '../service.ts';

export const lightingIntegration: Service = {
  slug: 'lighting-integration',
  practice: 'audiovisual',
  name: 'Lighting System Integration',
  title: 'Lighting that knows the scene',
  description:
    'DMX, 0-10 V and DALI lighting joined with audio, video and access control: scenes, schedules and sensors on one interface.',
  lead: 'A presentation, a worship service and a cleaning crew use the same room. With good control, light makes it suit each of them.',
  what: [
    'Lighting speaks several control languages. Architectural fixtures dim over 0–10 V or DALI, stage and color fixtures listen to DMX, and a ballroom may have all three. A gateway joins them to the control system, so that one press lowers the shades, dims the house, wakes the projector and sets the stage wash. Line voltage belongs to a licensed electrician. We do the low-voltage side and its programming, and the drawing shows where one ends and the other begins.',
    'Good integration is mostly restraint: scenes with names that people use, fades slow enough not to be noticed, and a physical button beside the door that works without the network. Access control can take part as well. The first badge of the morning lights the way to one suite, and setting the alarm turns the last lights off.',
  ],
  fits: [
    {
      title: 'Sanctuaries and stages',
      text: 'Architectural and theatrical light under one control, with a few safe scenes for volunteers.',
    },
    {
      title: 'Restaurants and venues',
      text: 'Lunch, evening and last call by astronomical clock, with color kept for special moments.',
    },
    {
      title: 'Offices and common areas',
      text: 'Occupancy and daylight sensors as the energy code asks for them, placed so that nobody has to wave at the ceiling.',
    },
  ],
  figures: [
    { value: '512', label: 'channels in one DMX universe; a few pixel fixtures can fill it' },
    { value: '32', label: 'unit loads on one DMX line before a splitter, with a 120 Ω terminator at its end' },
    { value: '64', label: 'addresses for control gear on one DALI line, each able to report a lamp failure' },
    { value: '90 min', label: 'is how long emergency lighting has to last under the life-safety codes' },
  ],
  steps: [
    {
      title: 'Inventory',
      text: 'Fixtures, drivers, dimming type and circuits. LED that flickers is found at this stage.',
    },
    { title: 'Scenes', text: 'Described in words first: who is in the room, and what do they look at?' },
    {
      title: 'Control wiring',
      text: 'Data cable made for DMX or DALI in place of microphone cable, with isolation between stage and building.',
    },
    { title: 'Program', text: 'Levels set at night and again by day, with the person who will run them.' },
    {
      title: 'Prove',
      text: 'Emergency circuits are checked with your electrician: when normal power fails they come on at full, whatever the scene.',
    },
  ],
  faq: [
    {
      question: 'Can we keep our fixtures?',
      answer:
        'If their drivers dim well and are in good order. We test samples on the actual dimmer, since “dimmable” on a box covers a wide range of behavior.',
    },
    {
      question: 'Is DMX safe for emergency lighting?',
      answer:
        'No. DMX was never meant for life safety. Emergency luminaires stay on listed equipment that overrides every other control.',
    },
    {
      question: 'What happens when the controller fails?',
      answer:
        'We plan for it: a wall station that works on its own, and fixtures whose state on loss of signal was chosen beforehand.',
    },
    {
      question: 'Will this lower the electricity bill?',
      answer: 'Sensors and schedules usually do, most of all where lights now burn all night.',
    },
  ],
  partners: ['Crestron', 'SAVI IQ'],
  related: ['commercial-audio', 'video-control', 'access-control'],
  closing: {
    title: 'Describe one evening',
    text: 'From doors open to lights out. That description becomes the list of scenes.',
  },
};
