import type { Service } from '../service.ts';

export const videoMonitoring: Service = {
  slug: 'video-monitoring',
  practice: 'physical-security',
  name: 'Video Monitoring',
  title: 'Video monitoring: a response while it happens',
  description:
    'Remote video monitoring with analytics, live talk-down and an agreed response plan, for lots, yards and amenities after hours.',
  lead: 'A recording shows what was taken. A monitored camera lets an operator speak through a loudspeaker while the intruder is still deciding.',
  what: [
    'Analytics in the camera or the cloud watch for a person or a vehicle where neither belongs at that hour. An event opens a live view for an operator, together with the seconds before it. The operator follows a plan agreed with you, which may end with no action, a spoken warning, a call to your list or a call to the police. The event is kept with its clip.',
    'It only works on a site that was prepared for it. Branches in the wind, headlights on a wall and a cat on a dumpster must not wake anyone, so much of the work goes into masks, schedules and light. Operators learn to ignore a view that raises false alarms all night, and then the real one is missed as well.',
  ],
  fits: [
    {
      title: 'Pools and clubhouses',
      text: 'Armed at closing time. A voice from the speaker is often enough to end an after-hours swim.',
    },
    {
      title: 'Construction sites',
      text: 'Towers or pole kits with cellular links before the building has power, relocated as the work moves.',
    },
    {
      title: 'Dealership and storage lots',
      text: 'Long fence lines in which a person fills a tiny part of the picture, with thermal cameras where light is scarce.',
    },
  ],
  figures: [
    { value: '25 px/m', label: 'across the scene to detect a person; 62 px/m to see what the person is doing' },
    { value: '0.5–1 Mbit/s', label: 'of upload is a typical substream; the full stream is fetched for an event' },
    { value: '850 nm', label: 'infrared shows a faint red glow; 940 nm is unseen but reaches less far' },
    { value: '10 s', label: 'of video before the event is a useful pre-alarm for judging it' },
  ],
  steps: [
    {
      title: 'Risk hours',
      text: 'Which areas, at which hours, and who may be there: cleaners, trash pickup and early trades included.',
    },
    {
      title: 'Light and line of sight',
      text: 'Dark corners get light or thermal sensors; branches are cut or masked.',
    },
    {
      title: 'Speakers',
      text: 'IP horns on the same switch as the cameras, aimed at the area and kept off the neighbors.',
    },
    {
      title: 'Response plan',
      text: 'A page for each site: gate codes, call order, the words to say, and when to call the police.',
    },
    {
      title: 'Tuning',
      text: 'Early events are reviewed with you, and masks and schedules adjusted, before operators take over.',
    },
  ],
  faq: [
    {
      question: 'Is this the same as an alarm system?',
      answer:
        'No. A burglar alarm reports that a contact opened or a sensor saw movement. Here a person has seen what is going on before anyone is called, and can tell the dispatcher so.',
    },
    {
      question: 'Who is watching when nothing happens?',
      answer:
        'Nobody stares at a wall of quiet pictures: software filters, people decide. Your own staff can keep their access to the same cameras.',
    },
    {
      question: 'Can you monitor cameras from another installer?',
      answer:
        'If they can be reached securely, aim well and see in the dark. We test them at night first and tell you which views are not worth watching.',
    },
    {
      question: 'What about privacy?',
      answer:
        'Windows, balconies and neighboring lots can be masked in the camera itself, so that an operator never receives them.',
    },
  ],
  partners: ['ElectricEye', 'Eagle Eye Networks', 'Verkada', 'OpenEye'],
  related: ['video-surveillance', 'access-control', 'network-monitoring'],
  closing: {
    title: 'Which hour worries you?',
    text: 'Tell us the place and the time of night. Often two or three well-placed views are enough.',
  },
};
