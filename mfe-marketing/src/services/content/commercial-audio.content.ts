import type { ServiceContent } from '../service.ts';

export const commercialAudio: ServiceContent = {
  slug: 'commercial-audio',
  sections: ['uses-cards', 'overview-columns', 'document', 'figures-strip', 'prompt', 'faq-rows', 'steps-row'],
  pageTitle: 'Commercial Audio Installation in Austin & San Antonio',
  description:
    'Distributed 70-volt systems, Dante networks, DSP and paging for offices, venues and sanctuaries, tuned by measurement.',
  lead: 'Loud is easy. Keeping a voice clear at the far table while two people talk at the near one takes planning.',
  answers: {
    cost: 'Ceiling height and noise decide how many loudspeakers, and the lift to hang them.',
    soon: 'A failed zone first; new ceilings follow the architect’s calendar.',
    licensed: 'Sound takes no license; paging tied to fire alarm does.',
    proof: 'Ask to hear a room. Ears decide better than pictures.',
  },
  overview: {
    title: 'How many speakers a room needs',
    paragraphs: [
      'Ceiling height and listening height give the coverage circle of a loudspeaker, and the circles give the count. A few speakers turned up leave hot spots and dead zones; more speakers turned down leave neither. Long runs and many zones go on a 70-volt line with a tap chosen for each speaker.',
      'Between racks, signals can travel over Dante on the building’s network. A digital signal processor takes care of equalization, ducking and echo cancellation.',
    ],
  },
  // Speech index: IEC 60268-16, NFPA 72 annex D. Dante latency: Audinate’s default. The others: common planning values.
  figures: {
    title: 'Targets for clear speech',
    items: [
      { value: '+10–15 dB', label: 'of voice above the room’s own noise, with people in it' },
      { value: '0.5', label: 'or better on the speech transmission index for announcements' },
      { value: '20%', label: 'of spare amplifier power on a 70-volt line' },
      { value: '1 ms', label: 'of Dante latency, usual inside one building' },
    ],
  },
  uses: {
    title: 'Rooms with different sound problems',
    items: [
      {
        title: 'Restaurants and retail',
        text: 'Zones that follow the room: the bar louder, the patio turned down by the clock.',
      },
      {
        title: 'Sanctuaries and halls',
        text: 'Delayed loudspeakers for speech, assistive listening and a separate mix for the livestream.',
      },
      {
        title: 'Warehouses and schools',
        text: 'Paging with priority: an emergency message mutes music in every zone.',
      },
    ],
  },
  steps: {
    title: 'How audio installation works',
    items: [
      { title: 'Listen', text: 'Noise and reverberation are measured, and staff say what is wrong.' },
      { title: 'Lay out', text: 'Coverage, taps and zones on one drawing, with who controls what.' },
      { title: 'Wire', text: 'Ceiling-rated cable, ventilated racks and switches with QoS for Dante.' },
      { title: 'Tune', text: 'By measurement microphone in the empty room, then by ear with people in it.' },
    ],
  },
  sizing: { title: 'Loudspeakers for your room', example: { soundArea: 2_400, ceiling: 11 } },
  faq: {
    title: 'Commercial audio questions',
    items: [
      {
        question: 'Can we play our own streaming account?',
        answer:
          'A consumer account does not cover a business. A business music service usually does, and so can licenses of your own from the performing-rights organizations.',
      },
      {
        question: 'Can the fire alarm mute the music?',
        answer:
          'In many occupancies it has to. Your fire-alarm company provides the contact, and both sides are tested together.',
      },
      {
        question: 'Do we need acoustic panels?',
        answer:
          'Sometimes they do more than better loudspeakers. If the room rings for two seconds, we tell you before you buy any.',
      },
    ],
  },
  prompt: 'Planning a patio or a second bar? Zones are cheapest before the ceiling closes.',
  partners: ['Crestron', 'SAVI IQ', 'Belden'],
  related: ['video-control', 'lighting-integration', 'managed-switches'],
  cityPages: ['audio-visual'],
  industries: ['places-of-worship', 'entertainment', 'retail'],
  closing: {
    title: 'A sound measurement of your room',
    text: 'A measurement microphone in the room tells us more than a floor plan does.',
  },
};
