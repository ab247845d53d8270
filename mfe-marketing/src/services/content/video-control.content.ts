import type { ServiceContent } from '../service.ts';

export const videoControl: ServiceContent = {
  slug: 'video-control',
  sections: ['document', 'uses-columns', 'overview', 'prompt', 'figures-table', 'faq-columns', 'steps-grid'],
  pageTitle: 'Video Control & AV over IP in Austin & San Antonio',
  description:
    'HDMI over IP, matrix switching and control interfaces for sports bars, boardrooms and command centers, on a network built for it.',
  lead: 'We replace the drawer full of remotes with one page on a tablet that shows your screens where they hang.',
  answers: {
    cost: 'Sources, screens and the control processor with its programming.',
    soon: 'A screen with no picture first; new presets on a scheduled visit.',
    licensed: 'Control is unlicensed, surveillance on the same wall is not.',
    proof: 'Ask for the preset list of a place like yours.',
  },
  overview: {
    title: 'Any source on any screen',
    paragraphs: [
      'An encoder at each source and a decoder behind each display turn HDMI into packets, and a managed switch chosen for multicast does the work of the old matrix frame. Crestron DM NVX carries 4K60 over a one-gigabit link.',
      'We settle resolution (EDID) and copy protection (HDCP) for each input, then build the interface in SAVI or Crestron with presets such as “Game day” and “Close.”',
    ],
  },
  // HDMI 2.0 specification. Querier: RFC 3376, group membership interval of 260 s. Stream: Crestron’s DM NVX network design guide.
  figures: {
    title: 'What 4K asks of cable and switch',
    items: [
      { value: '18 Gbps', label: 'for 4K60 4:4:4, which beyond about 16 ft (5 m) takes an active or optical cable' },
      { value: '< 1 frame', label: 'of delay, where a presenter watches' },
      { value: '1', label: 'active IGMP querier on the AV VLAN, or pictures stop after some four minutes' },
      { value: '900 Mbps', label: 'or so for one lightly compressed 4K stream' },
    ],
  },
  uses: {
    title: 'Where video control helps most',
    items: [
      {
        title: 'Sports bars and venues',
        text: 'A game on any screen, sound that follows the zone, and everything dark after closing.',
      },
      { title: 'Boardrooms', text: 'One cable at the table or a wireless share, with the same steps in each room.' },
      {
        title: 'Operations rooms',
        text: 'Camera views beside maps and news, with saved layouts for the usual situations.',
      },
    ],
  },
  steps: {
    title: 'How a video system is installed',
    items: [
      { title: 'Source list', text: 'What is shown where, and who changes it.' },
      { title: 'Network', text: 'A VLAN with IGMP snooping, uplinks counted, PoE for encoders and decoders.' },
      { title: 'Interface', text: 'Drawn on paper with the people who will use it, then programmed.' },
      { title: 'Prove', text: 'Every source on every screen, with protected content.' },
    ],
  },
  sizing: { title: 'Screens and their cable', example: { displays: 12, area: 4_000 } },
  faq: {
    title: 'Video control questions',
    items: [
      {
        question: 'Matrix or video over IP?',
        answer:
          'In one room, up to about eight sources and eight screens, a matrix is usually cheaper. Beyond that, video over IP.',
      },
      {
        question: 'Will it slow down our office network?',
        answer: 'Not on switches of its own or a properly separated VLAN.',
      },
      {
        question: 'What if the tablet breaks?',
        answer:
          'The control system runs on a processor or server. A second tablet or wall panel can take over, and we plan for one.',
      },
    ],
  },
  prompt: 'How many screens, and how many sources? Those two numbers start the design.',
  partners: ['Crestron', 'SAVI IQ', 'Cisco Systems'],
  related: ['display-integration', 'commercial-audio', 'managed-switches'],
  cityPages: ['audio-visual'],
  industries: ['entertainment', 'office', 'government'],
  closing: {
    title: 'Bring us the drawer of remotes',
    text: 'Tell us what each of them does. We will show you which of them one page can replace.',
  },
};
