import type { Service } from '../service.ts';

export const displayIntegration: Service = {
  slug: 'display-integration',
  practice: 'audiovisual',
  name: 'Display & Projector Integration',
  title: 'Displays and projectors sized for the last row',
  description:
    'LED walls, commercial displays and laser projection chosen by viewing distance and daylight, mounted on real structure.',
  lead: 'The right size follows from the farthest seat and the smallest letter. Daylight decides the rest.',
  what: [
    'We start in the worst seat. For spreadsheets and plans the image should be at least a quarter of the viewing distance high, for slides a sixth, for film an eighth. That gives the height; daylight gives the technology. A projector paints light on a screen that the sun also paints on, so a room with south glass wants direct-view LED or a bright display, while a dark sanctuary gets more picture for the money from a laser projector.',
    'Then comes the wall itself. A 98-inch display weighs about as much as a person, a video wall several times that. We look for studs, steel or slab and have backing and conduit put in before the drywall closes. In a walkway the display stays within the four inches that accessibility rules allow, and its back can be reached for service.',
  ],
  fits: [
    {
      title: 'Lobbies',
      text: 'Fine-pitch LED without bezels, bright at noon and dimmed at night by a light sensor.',
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
    {
      value: '1 m per mm',
      label: 'of pixel pitch: the rule of thumb for the nearest comfortable distance to an LED wall',
    },
    { value: '500–700 nits', label: 'for bright interiors; 2,500 and more in a shop window that faces the sun' },
    {
      value: '20,000 h',
      label: 'is a usual rating of a laser light source to half brightness: some ten years of working days',
    },
    { value: '0.88 mm', label: 'from picture to picture is about the thinnest seam in a wall of LCD panels' },
  ],
  steps: [
    {
      title: 'Sight lines',
      text: 'Seats, columns, sun path, smallest text. A cardboard cutout on the wall settles most arguments.',
    },
    {
      title: 'Structure',
      text: 'Loads and anchors agreed with the building, and with a structural engineer where one is required.',
    },
    { title: 'Prepare', text: 'Recessed power, conduit with a pull string, network, and air for the heat.' },
    {
      title: 'Mount and align',
      text: 'Displays leveled, LED tiles matched by batch, projector geometry set by lens shift before any keystone correction.',
    },
    {
      title: 'Calibrate',
      text: 'Brightness and color are set to match, and schedules switch off what nobody is watching.',
    },
  ],
  faq: [
    {
      question: 'Why not a television from a store?',
      answer:
        'Its warranty often excludes business use, it is not built for long days, and it shows its menus to your guests. A commercial display costs more and can be scheduled, locked and controlled.',
    },
    {
      question: 'LED or LCD wall?',
      answer:
        'LCD for close viewing and smaller budgets, if you can live with seams. LED when the picture must be seamless, curved or very bright. The finer the pitch, the higher the cost.',
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
    text: 'Bring the smallest text you ever show. We bring a tape measure and a light meter.',
  },
};
