import type { Service } from '../service.ts';

export const commercialAudio: Service = {
  slug: 'commercial-audio',
  practice: 'audiovisual',
  name: 'Commercial Audio Systems',
  title: 'Commercial audio that is understood, not just heard',
  description:
    'Distributed 70-volt systems, Dante networks, DSP and paging for offices, venues and sanctuaries, tuned by measurement.',
  lead: 'Loud is easy. The craft is a voice that is clear at the far table while two people talk at the near one.',
  what: [
    'A sound system is geometry before it is equipment. Ceiling height and listening height give the coverage circle of a loudspeaker; the circles give the count. Few speakers driven hard leave hot spots and holes, more speakers driven gently leave neither. Long runs and many zones go on a 70-volt line with a tap chosen for each speaker; music rooms and stages get low-impedance cabinets of their own.',
    'Signals travel over Dante on the building’s network, so that a microphone in the chapel reaches the lobby without a new cable. A digital signal processor does equalization, echo cancellation and ducking, and one wall panel offers exactly what the staff needs: source, volume, page. Everything else is behind a login.',
  ],
  fits: [
    {
      title: 'Restaurants and retail',
      text: 'Zones that follow the room: bar up, patio by the clock, restrooms never silent.',
    },
    {
      title: 'Sanctuaries and halls',
      text: 'Steered or delayed arrays for speech, assistive listening, a livestream mix that is not the room mix.',
    },
    {
      title: 'Warehouses and schools',
      text: 'Paging with priority: an emergency message mutes music in every zone at once.',
    },
  ],
  figures: [
    { value: '+10 to 15 dB', label: 'of voice above the room’s own noise, measured when it is full' },
    { value: '0.5', label: 'or better on the speech transmission index where announcements matter' },
    { value: '20 %', label: 'of spare amplifier power on each 70-volt line' },
    { value: '1 ms', label: 'of network latency is typical for Dante inside one building' },
  ],
  steps: [
    { title: 'Listen', text: 'Noise and reverberation measured, the complaints heard from the people who work there.' },
    { title: 'Lay out', text: 'Coverage drawing, tap table, zone list, and who controls what.' },
    { title: 'Wire', text: 'Plenum-rated speaker cable, racks with ventilation, a VLAN with the right QoS for Dante.' },
    { title: 'Tune', text: 'By measurement microphone first, by ear second, in the hours when you are open.' },
    { title: 'Teach', text: 'Ten minutes with each shift. A system that needs a manual has failed.' },
  ],
  faq: [
    {
      question: 'Can we play our own streaming account?',
      answer:
        'Consumer accounts do not cover a business. A business music service does, or a license of your own; we connect either and leave the legal part in writing.',
    },
    {
      question: 'Can the fire alarm mute the music?',
      answer:
        'It must in many occupancies. We wire the contact from the panel and test it with your fire-alarm company.',
    },
    {
      question: 'Do we need acoustic panels?',
      answer:
        'Sometimes they do more than a better system. If the room rings for two seconds, we say so before you buy speakers.',
    },
  ],
  partners: ['Crestron', 'SAVI IQ', 'Belden'],
  related: ['video-control', 'lighting-integration', 'managed-switches'],
  closing: {
    title: 'Let us hear the room',
    text: 'Half an hour with a measurement microphone tells more than a floor plan.',
  },
};
