import type { Service } from '../service.ts';

export const commercialAudio: Service = {
  slug: 'commercial-audio',
  practice: 'audiovisual',
  name: 'Commercial Audio Systems',
  title: 'Commercial audio in which every word is understood',
  description:
    'Distributed 70-volt systems, Dante networks, DSP and paging for offices, venues and sanctuaries, tuned by measurement.',
  lead: 'Loud is easy. It is harder to keep a voice clear at the far table while two people talk at the near one.',
  what: [
    'A sound system starts with geometry. Ceiling height and listening height give the coverage circle of a loudspeaker; the circles give the count. Few speakers driven hard leave hot spots and holes, more speakers driven gently leave neither. Long runs and many zones go on a 70-volt line with a tap chosen for each speaker; music rooms and stages get low-impedance cabinets of their own.',
    'Between racks, signals can travel over Dante on the building’s network, so that a microphone in the chapel reaches the lobby without an audio line of its own. A digital signal processor takes care of equalization, ducking and, in meeting rooms, echo cancellation. The wall panel offers what the staff needs (source, volume, page) and leaves the rest behind a login.',
  ],
  fits: [
    {
      title: 'Restaurants and retail',
      text: 'Zones that follow the room: the bar louder, the patio turned down by the clock, the restrooms on their own level.',
    },
    {
      title: 'Sanctuaries and halls',
      text: 'Steered or delayed loudspeakers for speech, assistive listening, and a separate mix for the livestream.',
    },
    {
      title: 'Warehouses and schools',
      text: 'Paging with priority: an emergency message mutes music in every zone at once.',
    },
  ],
  figures: [
    { value: '+10 to 15 dB', label: 'of voice above the room’s own noise, with people in it' },
    { value: '0.5', label: 'or better on the speech transmission index where announcements have to be understood' },
    { value: '20 %', label: 'of spare amplifier power on a 70-volt line is common practice' },
    { value: '1 ms', label: 'is a usual Dante latency setting on a gigabit network inside one building' },
  ],
  steps: [
    { title: 'Listen', text: 'Noise and reverberation are measured, and the people who work there say what is wrong.' },
    { title: 'Lay out', text: 'A coverage drawing, the tap for each speaker, the zones, and who controls what.' },
    {
      title: 'Wire',
      text: 'Speaker cable rated for the ceiling it crosses, ventilated racks, and switches with the right QoS for Dante.',
    },
    { title: 'Tune', text: 'By measurement microphone in the empty room, then by ear with people in it.' },
    { title: 'Teach', text: 'A short session with the people who run it. Daily use should not need a manual.' },
  ],
  faq: [
    {
      question: 'Can we play our own streaming account?',
      answer:
        'A consumer account does not cover a business. A business music service usually does, and so can licenses of your own from the performing-rights organizations. We connect either.',
    },
    {
      question: 'Can the fire alarm mute the music?',
      answer:
        'In many occupancies it has to. Your fire-alarm company provides the contact at its panel, we wire the audio side, and both are tested together.',
    },
    {
      question: 'Do we need acoustic panels?',
      answer:
        'Sometimes they do more than better loudspeakers. If the room rings for two seconds, we say so before you buy any.',
    },
  ],
  partners: ['Crestron', 'SAVI IQ', 'Belden'],
  related: ['video-control', 'lighting-integration', 'managed-switches'],
  closing: {
    title: 'Let us hear the room',
    text: 'A measurement microphone in the room tells us more than a floor plan does.',
  },
};
