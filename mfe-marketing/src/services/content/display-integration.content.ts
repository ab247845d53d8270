import type { Service } from '../service.ts';

export const displayIntegration: Service = {
  slug: 'display-integration',
  practice: 'audiovisual',
  name: 'Display & Projector Integration',
  title: 'Displays and projectors sized for the last row',
  description:
    'LED walls, commercial displays and laser projection chosen by viewing distance and daylight, mounted on real structure.',
  lead: 'The right size is not a matter of taste. It follows from the farthest eye, the smallest letter and the nearest window.',
  what: [
    'We start in the worst seat. For spreadsheets and plans the image should be at least a quarter of the viewing distance high, for slides a sixth, for film an eighth. That gives the height; daylight gives the technology. A projector paints light on a screen that the sun also paints on, so a room with south glass wants direct-view LED or a bright display, while a dark sanctuary gets more picture for the money from a laser projector.',
    'Then comes the wall itself. A 98-inch display weighs as much as a person, a video wall as much as a car. We find studs, steel or slab, add backing and conduit before the drywall closes, keep within the four inches that accessibility rules allow in a walkway, and leave a way to reach the back without a scaffold.',
  ],
  fits: [
    {
      title: 'Lobbies',
      text: 'Fine-pitch LED without bezels, readable at noon and gentle at night by a light sensor.',
    },
    {
      title: 'Classrooms and training',
      text: 'Short-throw laser or interactive displays at a height that reaches children and wheelchair users.',
    },
    {
      title: 'Menu and wayfinding',
      text: 'Portrait displays rated for sixteen or twenty-four hours a day, managed from one calendar.',
    },
  ],
  figures: [
    { value: '1 m per mm', label: 'of pixel pitch is the nearest comfortable distance to an LED wall' },
    { value: '500–700 nits', label: 'for bright interiors, 2,500 and more behind a shop window' },
    { value: '20,000 h', label: 'of a laser light source: some ten years of working days without a lamp' },
    { value: '0.88 mm', label: 'is the thinnest seam we use in walls made of LCD panels' },
  ],
  steps: [
    {
      title: 'Sight lines',
      text: 'Seats, columns, sun path, smallest text. Cardboard on the wall beats any rendering.',
    },
    {
      title: 'Structure',
      text: 'Loads and fixings agreed with the building, with an engineer’s letter where one is due.',
    },
    { title: 'Prepare', text: 'Recessed power, conduit with a pull string, network, and air for the heat.' },
    {
      title: 'Mount and align',
      text: 'Laser-leveled; LED tiles matched by batch; projector geometry set optically, not by keystone.',
    },
    {
      title: 'Calibrate',
      text: 'Brightness and color measured, schedules set so that nothing glows at an empty room.',
    },
  ],
  faq: [
    {
      question: 'Why not a television from a store?',
      answer:
        'Its warranty usually ends in a business, it sleeps when it likes and it shows a menu to your guests. A commercial display costs more and behaves.',
    },
    {
      question: 'LED or LCD wall?',
      answer:
        'LCD for close viewing and small budgets, if you can live with seams. LED when it must be seamless, curved or very bright. Pitch decides the cost.',
    },
    {
      question: 'Can you use our projector screen?',
      answer:
        'If its gain suits the new light. Ambient-light-rejecting screens are picky about the angle; we test on site.',
    },
  ],
  partners: ['Crestron', 'SAVI IQ'],
  related: ['video-control', 'lighting-integration', 'structured-cabling'],
  closing: {
    title: 'Sit in the worst seat with us',
    text: 'We bring a tape measure, a light meter and cardboard. You bring the smallest text you ever show.',
  },
};
