import type { ServiceContent } from '../service.ts';

export const displayIntegration: ServiceContent = {
  slug: 'display-integration',
  sections: ['figures-pairs', 'document', 'overview', 'prompt', 'faq-rows', 'uses-columns', 'steps-row'],
  pageTitle: 'Displays & Projectors in Austin & San Antonio',
  description:
    'LED walls, commercial displays and laser projection chosen by viewing distance and daylight, mounted on real structure.',
  lead: 'The farthest seat and the smallest letter set the size of a picture. Daylight decides between a display, an LED wall and a projector.',
  answers: {
    cost: 'Size follows the last row; walls and power cost as much as glass.',
    soon: 'Hanging one display in Austin, often next day; LED walls take weeks to arrive.',
    licensed: 'Mounting needs no license, its outlet needs an electrician.',
    proof: 'Ask for the room drawing of a similar space.',
  },
  overview: {
    title: 'How large a display has to be',
    paragraphs: [
      'For spreadsheets and plans the image should be at least a quarter of the viewing distance high, for slides a sixth, for film an eighth. A room with south glass wants LED or a bright display; a dark sanctuary gets more picture for the money from a laser projector.',
      'A 98-inch display weighs about as much as a person. Backing and conduit go in before the drywall closes. In a walkway the display stays within the four inches that accessibility rules allow.',
    ],
  },
  // Image height: the 4-6-8 rule of AVIXA. Walkways: ADA Standards section 307.2. The others: makers’ data sheets.
  figures: {
    title: 'Display data to compare',
    items: [
      {
        value: '3.3 ft',
        label: 'of viewing distance for each millimeter of LED pixel pitch (1 m per mm), as a rule of thumb',
      },
      { value: '20,000 hours', label: 'to half brightness for a laser light source' },
      { value: '500–700 nits', label: 'for bright interiors; 2,500 and more in a sunny window' },
      { value: '0.88 mm', label: 'or so, the thinnest seam in a wall of LCD panels' },
    ],
  },
  uses: {
    title: 'Where we install displays',
    items: [
      {
        title: 'Lobbies',
        text: 'Fine-pitch LED without bezels, bright at noon and dimmed at night by a light sensor.',
      },
      {
        title: 'Classrooms and training',
        text: 'Short-throw laser or interactive displays within reach of children and wheelchair users.',
      },
      { title: 'Menus and wayfinding', text: 'Portrait displays rated for sixteen or twenty-four hours a day.' },
    ],
  },
  steps: {
    title: 'How display installation works',
    items: [
      { title: 'Sight lines', text: 'Seats, columns and sun path, with a cardboard cutout on the wall.' },
      { title: 'Structure', text: 'Loads agreed with the building, and with an engineer where required.' },
      { title: 'Prepare', text: 'Recessed power, conduit with a pull string, and air for the heat.' },
      { title: 'Calibrate', text: 'Brightness and color set to match, and a schedule that switches screens off.' },
    ],
  },
  sizing: { title: 'Drops for displays', example: { displays: 7 } },
  faq: {
    title: 'Display and projector questions',
    items: [
      {
        question: 'Why not a television from a store?',
        answer:
          'Its warranty often excludes business use. A commercial display can be scheduled, locked and controlled.',
      },
      {
        question: 'LED or LCD wall?',
        answer:
          'LCD for close viewing and smaller budgets, LED when the picture must be seamless, curved or very bright.',
      },
      { question: 'Can you use our projector screen?', answer: 'If its gain suits the new light. We test on site.' },
    ],
  },
  prompt: 'Is the picture washed out at noon? Tell us which way the windows face.',
  partners: ['Crestron', 'SAVI IQ'],
  related: ['video-control', 'lighting-integration', 'structured-cabling'],
  cityPages: ['audio-visual'],
  industries: ['education', 'retail', 'automotive'],
  closing: {
    title: 'A display sized for your room',
    text: 'Bring the smallest text you ever show. We bring a tape measure and a light meter.',
  },
};
