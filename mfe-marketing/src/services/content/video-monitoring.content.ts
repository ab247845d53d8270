import type { Service } from '../service.ts';

export const videoMonitoring: Service = {
  slug: 'video-monitoring',
  practice: 'physical-security',
  name: 'Video Monitoring',
  title: 'Video monitoring: somebody answers while it happens',
  description:
    'Remote video monitoring with analytics, live talk-down and a written response plan, for lots, yards and amenities after hours.',
  lead: 'Recording tells you what was taken. Monitoring gives an intruder a voice from a loudspeaker and a reason to leave.',
  what: [
    'Analytics in the camera or the cloud watch for a person or a vehicle where neither belongs at that hour. An event opens a live view for a trained operator, with the ten seconds before it. The operator decides: nothing, a spoken warning, a call to your list, a call to the police with a description. Everything is logged with the clip.',
    'It only works when the site was prepared for it. Trees that move in the wind, headlights on a wall and a cat on a dumpster must not wake anyone, so we spend more hours on masks, schedules and light than on equipment. A monitored view that raises forty false alarms a night trains everybody to ignore the forty-first.',
  ],
  fits: [
    {
      title: 'Pools and clubhouses',
      text: 'Armed at closing time. Most visitors leave after the first sentence from the speaker.',
    },
    {
      title: 'Construction sites',
      text: 'Towers or pole kits with cellular links before the building has power, moved as the slab moves.',
    },
    {
      title: 'Dealership and storage lots',
      text: 'Long fence lines in which a person is one percent of the picture; thermal cameras where light is scarce.',
    },
  ],
  figures: [
    { value: '10 s', label: 'of video before the event is what an operator needs to judge it' },
    { value: '0.5–1 Mbit/s', label: 'of upload per substream; the full stream is fetched only for an event' },
    { value: '< 3', label: 'unwanted alarms per camera and night before we call a site tuned' },
    { value: '2 weeks', label: 'of supervised tuning before the watch goes live' },
  ],
  steps: [
    {
      title: 'Risk hours',
      text: 'Which areas, which hours, who may be there. Cleaners and late trash pickup go on the list.',
    },
    {
      title: 'Light and line of sight',
      text: 'Dark corners get light or thermal sensors; branches are cut or masked.',
    },
    {
      title: 'Speakers',
      text: 'IP horns on the same switch as the cameras, aimed and tested with a stranger’s voice.',
    },
    {
      title: 'Response plan',
      text: 'One page for each site: gate codes, call order, words to say, when to call the police.',
    },
    { title: 'Tuning', text: 'Two weeks of events are reviewed with you before operators take the watch.' },
  ],
  faq: [
    {
      question: 'Is this the same as an alarm system?',
      answer:
        'No. A burglar alarm reports that a contact opened. Here a person has seen what is going on before anyone is sent, which is why a verified call is taken more seriously.',
    },
    {
      question: 'Who is watching when nothing happens?',
      answer:
        'Nobody stares at a wall of quiet pictures. Software filters and people decide. Your own staff can join or take over a view at any time.',
    },
    {
      question: 'Can you monitor cameras from another installer?',
      answer:
        'If they can be reached securely, aim well and see in the dark. We test a week of nights first and tell you which views are not worth watching.',
    },
    {
      question: 'What about privacy?',
      answer: 'Windows, balconies and neighboring lots are masked in the camera, so no operator ever receives them.',
    },
  ],
  partners: ['ElectricEye', 'Eagle Eye Networks', 'Verkada', 'OpenEye'],
  related: ['video-surveillance', 'access-control', 'network-monitoring'],
  closing: {
    title: 'Which hour worries you?',
    text: 'Tell us the place and the time of night. We will propose the smallest watch that covers it.',
  },
};
