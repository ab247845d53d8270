import type { ServiceContent } from '../service.ts';

export const videoSurveillance: ServiceContent = {
  slug: 'video-surveillance',
  sections: ['document', 'figures-strip', 'overview', 'uses-columns', 'prompt', 'steps-timeline', 'faq-columns'],
  pageTitle: 'Security Camera Installation in Austin & San Antonio',
  description:
    'IP camera systems planned by pixel density, storage days and PoE budget, for properties and businesses in Austin and San Antonio.',
  lead: 'Sooner or later you will need to know who it was. We plan every camera view for that question.',
  answers: {
    cost: 'The picture you need, the mounting height and the days kept, more than the camera itself.',
    soon: 'In Austin, same or next day where cable is in place. Lifts and trenches are scheduled.',
    licensed: 'Recording cameras take a state license to sell, install or service.',
    proof: 'Seven locations of a homeowners association, none of which took over an hour.',
  },
  overview: {
    title: 'How much detail a camera needs',
    paragraphs: [
      'A camera needs about 76 px/ft (250 px/m) across the scene to identify a stranger. To notice a person crossing a parking lot, 8 px/ft (25 px/m) is enough. One lens cannot do both, and we draw the fields of view on your floor plan first.',
      'Verkada cameras record on board. Eagle Eye Networks takes in many cameras you already own. Exacq and Milestone keep everything on a server in your building.',
    ],
  },
  // Pixel densities: IEC 62676-4:2014. Power: IEEE 802.3af. Channel: ANSI/TIA-568. Storage: 3 Mbps for 30 days are 0.97 TB.
  figures: {
    title: 'Storage and power for each camera',
    items: [
      { value: '≈ 1 TB', label: 'of storage for 30 days of one 4-megapixel camera at 3 Mbps, around the clock' },
      { value: '12.95 W', label: 'of power at a camera on standard PoE (802.3af)' },
      { value: '328 ft', label: '(100 m), the longest copper channel; beyond it we plan fiber or a radio bridge' },
    ],
  },
  uses: {
    title: 'Views that need their own lens',
    items: [
      {
        title: 'Gates and drive lanes',
        text: 'A plate camera with a narrow lens and its own infrared, where cars slow down.',
      },
      {
        title: 'Lobbies and glass fronts',
        text: 'Wide dynamic range for people who enter with the Texas sun behind them.',
      },
      { title: 'Garages and breezeways', text: 'Low-light sensors, in vandal-rated domes within reach.' },
    ],
  },
  steps: {
    title: 'How camera installation works',
    items: [
      { title: 'Walk', text: 'By day and again after dark, with your list of incidents.' },
      { title: 'Draw', text: 'Fields of view, cable paths, switch ports and storage on one sheet.' },
      { title: 'Mount', text: 'Tested and labeled cable first, then cameras on a VLAN of their own.' },
      { title: 'Hand over', text: 'Focus checked at night, retention set, an export rehearsed with your staff.' },
    ],
  },
  sizing: { title: 'Ports and storage for your cameras', example: { cameras: 16, days: 30 } },
  faq: {
    title: 'Video surveillance questions',
    items: [
      {
        question: 'Can we keep the cameras we have?',
        answer: 'Often. We connect a sample of your ONVIF cameras to the new system before you decide.',
      },
      {
        question: 'What if the internet goes down?',
        answer: 'Recording on site continues for as long as it has power. Remote viewing waits until the line is back.',
      },
      {
        question: 'Do you record sound?',
        answer: 'Only when you ask for it and have taken legal advice. We leave microphones off.',
      },
    ],
  },
  prompt: 'Not sure how many cameras the property needs? We start from the incidents you have had.',
  partners: ['Verkada', 'Eagle Eye Networks', 'OpenEye', 'Milestone', 'Exacq'],
  related: ['video-monitoring', 'access-control', 'managed-switches'],
  cityPages: ['verkada', 'eagle-eye'],
  industries: ['property-management', 'retail', 'self-storage'],
  closing: {
    title: 'A camera plan for your property',
    text: 'Bring the footage that did not help. We will tell you what it would have taken.',
  },
};
