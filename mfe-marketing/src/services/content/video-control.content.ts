import type { Service } from '../service.ts';

export const videoControl: Service = {
  slug: 'video-control',
  practice: 'audiovisual',
  name: 'Video Control & Management',
  title: 'Video control: any source on any screen',
  description:
    'HDMI over IP, matrix switching and control interfaces for sports bars, boardrooms and command centers, on a network built for it.',
  lead: 'A drawer full of remotes is no control system. We replace it with one page on a tablet that shows your screens where they hang.',
  what: [
    'Larger systems now distribute video over the network. An encoder at each source and a decoder behind each display turn HDMI into packets, and a managed switch chosen for multicast does the work of the old matrix frame: twelve sources and forty screens today, a forty-first when you need it. Crestron DM NVX carries 4K60 over a one-gigabit link with less than a frame of delay. For a few long runs HDBaseT over Category 6A is simpler.',
    'Two acronyms cause most of the trouble. By its EDID a display tells a source which resolutions it accepts, and one old projector can pull a whole wall down to 1080p. HDCP decides whether protected content is shown at all: every device in the chain has to support it. We settle both for each input during commissioning. On top comes the interface, from SAVI or Crestron: a floor plan, sources with pictures, presets called “Game day” and “Close”.',
  ],
  fits: [
    {
      title: 'Sports bars and venues',
      text: 'Put a game on a screen, let the sound follow the zone, and have everything dark after closing.',
    },
    { title: 'Boardrooms', text: 'One cable at the table or a wireless share, and the same steps in each room.' },
    {
      title: 'Operations rooms',
      text: 'Views from the camera system beside maps and news, with saved layouts for the usual situations.',
    },
  ],
  figures: [
    {
      value: '18 Gbit/s',
      label: 'is the rate of HDMI 2.0, which 4K60 4:4:4 needs; beyond about 5 m that takes an active or optical cable',
    },
    {
      value: '< 1 frame',
      label: 'of delay is what to ask of video over IP where a presenter watches the screen or moves a mouse',
    },
    {
      value: '1',
      label: 'active IGMP querier on the AV VLAN; without one, multicast pictures tend to stop after some four minutes',
    },
    {
      value: '900 Mbit/s',
      label: 'is about what one lightly compressed 4K stream can take, so uplinks are planned before encoders',
    },
  ],
  steps: [
    { title: 'Source list', text: 'What is shown and where, who changes it, and what has to stay in sync with sound.' },
    {
      title: 'Network',
      text: 'A VLAN with IGMP snooping, uplinks counted, PoE for encoders and decoders that accept it.',
    },
    { title: 'Rack', text: 'Wired, labeled and powered up before the first decoder goes behind a display.' },
    { title: 'Interface', text: 'Drawn on paper with the people who will use it, then programmed.' },
    { title: 'Prove', text: 'Every source on every screen, with protected content, before the first busy evening.' },
  ],
  faq: [
    {
      question: 'Matrix or video over IP?',
      answer:
        'In one room, up to about eight sources and eight screens, a matrix is usually cheaper and easier to explain. Beyond that, or across rooms, the network wins, because it grows one screen at a time.',
    },
    {
      question: 'Will it slow down our office network?',
      answer:
        'Not on switches of its own or a properly separated VLAN. On an unmanaged switch multicast video floods every port, so it does not belong there.',
    },
    {
      question: 'What if the tablet breaks?',
      answer:
        'The control system runs on a processor or server and not on the tablet. A second tablet or wall panel can take over, so we plan for one.',
    },
  ],
  partners: ['Crestron', 'SAVI IQ', 'Cisco Systems'],
  related: ['display-integration', 'commercial-audio', 'managed-switches'],
  closing: {
    title: 'Bring us the drawer of remotes',
    text: 'Tell us what each of them does. We will show you which of them one page can replace.',
  },
};
