import type { ServiceContent } from '../service.ts';

export const videoMonitoring: ServiceContent = {
  slug: 'video-monitoring',
  sections: ['overview', 'document', 'steps-grid', 'prompt', 'uses-columns', 'figures-table', 'faq-rows'],
  pageTitle: 'Remote Video Monitoring in Austin & San Antonio',
  description:
    'Remote video monitoring with analytics, live talk-down and an agreed response plan, for lots, yards and amenities after hours.',
  lead: 'A recording shows what was taken. A monitored camera lets an operator speak to the intruder while it happens.',
  answers: {
    cost: 'Hours watched, number of views, and light at night.',
    soon: 'Existing cameras: after a test in the dark. Poles and towers need more.',
    licensed: 'Monitoring is regulated like the cameras. Ask who holds that license.',
    proof: 'No incidents for 60+ days at a homeowners association.',
  },
  overview: {
    title: 'What happens between an alert and a call',
    paragraphs: [
      'Analytics watch for a person or vehicle where neither belongs at that hour. An event opens a live view for an operator, together with the seconds before it. The operator then follows your plan, from a spoken warning to a call to the police.',
      'Branches, headlights and a cat on a dumpster raise false alarms, and an operator who sees them all night misses the real one. Where a site calls for more than a standard camera platform, we consider ElectricEye.',
    ],
  },
  // Pixel densities: IEC 62676-4:2014. Upload: planning value for a substream up to 720p.
  figures: {
    title: 'What a monitored camera needs at night',
    items: [
      { value: '8 px/ft', label: '(25 px/m) across the scene to detect a person' },
      { value: '0.5–1 Mbps', label: 'of upload for a typical substream' },
      { value: '940 nm', label: 'infrared, invisible but shorter in reach than 850 nm, which glows faintly red' },
    ],
  },
  uses: {
    title: 'Places that are empty after hours',
    items: [
      { title: 'Pools and clubhouses', text: 'Armed at closing time, with a speaker that asks swimmers to leave.' },
      { title: 'Construction sites', text: 'Towers or pole kits on cellular links before the building has power.' },
      { title: 'Dealership and storage lots', text: 'Long fence lines, with thermal cameras where light is scarce.' },
    ],
  },
  steps: {
    title: 'How video monitoring starts',
    items: [
      { title: 'Risk hours', text: 'Which areas at which hours, and who may be there, cleaners included.' },
      { title: 'Light', text: 'Dark corners get light or thermal sensors; branches are cut or masked.' },
      { title: 'Response plan', text: 'Gate codes, call order, the words to say and when to call the police.' },
      { title: 'Tuning', text: 'Early events reviewed with you before operators take over.' },
    ],
  },
  sizing: { title: 'What monitored cameras record', example: { cameras: 12, days: 14 } },
  faq: {
    title: 'Video monitoring questions',
    items: [
      {
        question: 'Who watches?',
        answer:
          'Ask every bidder: own staff or a monitoring center, where it is, at which hours, and whether it is listed under UL 827. Ours is named in the proposal.',
      },
      {
        question: 'Is this the same as an alarm system?',
        answer:
          'No. An alarm reports that a contact opened. Here a person has seen what is going on and can tell the dispatcher.',
      },
      {
        question: 'Can you monitor cameras from another installer?',
        answer: 'If they can be reached securely, aim well and see in the dark. We test them at night first.',
      },
      {
        question: 'What about privacy?',
        answer: 'Windows, balconies and neighboring lots can be masked in the camera itself.',
      },
    ],
  },
  prompt: 'Already have cameras on the lot? We can test which of them are fit for monitoring.',
  partners: ['ElectricEye', 'Eagle Eye Networks', 'Verkada', 'OpenEye'],
  related: ['video-surveillance', 'access-control', 'network-monitoring'],
  cityPages: ['hub', 'eagle-eye'],
  industries: ['construction', 'automotive', 'distressed-properties'],
  closing: {
    title: 'Monitoring for the hours that worry you',
    text: 'Tell us the place and the time of night. Two or three well-placed views are often enough.',
  },
};
