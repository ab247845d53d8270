import type { ServiceContent } from '../service.ts';

export const lightingIntegration: ServiceContent = {
  slug: 'lighting-integration',
  sections: ['document', 'overview-figures', 'prompt', 'uses-cards', 'faq-columns', 'steps-timeline'],
  pageTitle: 'Lighting Control Integration in Austin & San Antonio',
  description:
    'DMX, 0-10 V and DALI lighting joined with audio, video and access control: scenes, schedules and sensors on one interface.',
  lead: 'A presentation, a worship service and a cleaning crew need different light in the same room. Each gets a scene of its own.',
  answers: {
    cost: 'Fixtures to control, and whether their wiring can stay.',
    soon: 'Scenes on existing dimmers first; new circuits with your electrician.',
    licensed: 'Line voltage is an electrician’s, licensed by the state.',
    proof: 'Ask for a scene list, and see it run at night.',
  },
  overview: {
    title: 'One button for every dimming protocol',
    paragraphs: [
      'Architectural fixtures dim over 0–10 V or DALI, stage and color fixtures listen to DMX, and a ballroom may have all three. A gateway joins them: one press lowers the shades, dims the house, wakes the projector and sets the stage wash.',
      'Line voltage belongs to a licensed electrician. We do the low-voltage side and its programming, and the drawing shows where one ends and the other begins. A physical button beside the door works without the network.',
    ],
  },
  // DMX: ANSI E1.11 and TIA-485. DALI: IEC 62386. Emergency lighting: NFPA 101 section 7.9.
  figures: {
    title: 'What one control line can address',
    items: [
      { value: '512', label: 'channels in one DMX universe; a few pixel fixtures can fill it' },
      { value: '32', label: 'unit loads on one DMX line before a splitter' },
      { value: '64', label: 'addresses for control gear on one DALI line, each able to report a lamp failure' },
      { value: '90 min', label: 'of emergency lighting, the minimum under the life-safety codes' },
    ],
  },
  uses: {
    title: 'Where we integrate lighting',
    items: [
      {
        title: 'Sanctuaries and stages',
        text: 'Architectural and theatrical light under one control, with a few safe scenes for volunteers.',
      },
      {
        title: 'Restaurants and venues',
        text: 'Lunch, evening and last call by astronomical clock, with color for special moments.',
      },
      { title: 'Offices and common areas', text: 'Occupancy and daylight sensors as the energy code asks for them.' },
    ],
  },
  steps: {
    title: 'How lighting integration works',
    items: [
      { title: 'Inventory', text: 'Fixtures, drivers, dimming types and circuits.' },
      { title: 'Scenes', text: 'Who is in the room, and what do they look at?' },
      { title: 'Control wiring', text: 'Data cable made for DMX or DALI, with isolation between stage and building.' },
      { title: 'Program', text: 'Levels set at night and again by day, with the person who will run them.' },
    ],
  },
  faq: {
    title: 'Lighting integration questions',
    items: [
      {
        question: 'Can we keep our fixtures?',
        answer: 'If their drivers dim well. We test samples on the actual dimmer.',
      },
      {
        question: 'Is DMX safe for emergency lighting?',
        answer:
          'No. Emergency luminaires stay on listed equipment that overrides every other control. We check with your electrician that they come on at full.',
      },
      {
        question: 'What happens when the controller fails?',
        answer: 'A wall station keeps working on its own, and fixtures go to a state that was chosen beforehand.',
      },
    ],
  },
  prompt: 'Which switch do people always get wrong? The list of scenes can start there.',
  partners: ['Crestron', 'SAVI IQ'],
  related: ['commercial-audio', 'video-control', 'access-control'],
  cityPages: ['audio-visual'],
  industries: ['places-of-worship', 'entertainment', 'office'],
  closing: {
    title: 'Lighting scenes for your room',
    text: 'Describe one evening, from doors open to lights out. That becomes the list of scenes.',
  },
};
