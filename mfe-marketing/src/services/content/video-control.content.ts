import type { Service } from '../service.ts';

export const videoControl: Service = {
  slug: 'video-control',
  practice: 'audiovisual',
  name: 'Video Control & Management',
  title: 'Video control: any source to any screen, by anyone',
  description:
    'HDMI over IP, matrix switching and control interfaces for sports bars, boardrooms and command centers, on a network built for it.',
  lead: 'Eleven remotes in a drawer are not a control system. One drawing of your screens on a tablet is.',
  what: [
    'Video distribution has moved to the network. An encoder at each source and a decoder behind each display turn HDMI into packets, and an ordinary switch does what a matrix frame did before: 12 sources and 40 screens today, a forty-first next month. Crestron DM NVX carries 4K60 over a gigabit with less than a frame of delay; where a few long runs are all, HDBaseT over Category 6A is simpler and we say so.',
    'The hard parts hide in two acronyms. EDID decides which resolution a source sends, and one old projector can pull a whole wall down to 1080p. HDCP decides whether protected content is shown at all. We fix both per input instead of leaving it to negotiation. On top lies the interface, SAVI or Crestron: screens where they hang, sources with pictures, presets called “Game day” and “Close”.',
  ],
  fits: [
    {
      title: 'Sports bars and venues',
      text: 'Drag a game onto a screen, sound follows the zone, everything dark at two.',
    },
    { title: 'Boardrooms', text: 'One cable at the table or none at all, the same three steps in each room.' },
    {
      title: 'Operations rooms',
      text: 'Camera walls from the video system beside maps and news, with layouts on function keys.',
    },
  ],
  figures: [
    { value: '18 Gbit/s', label: 'is what 4K60 4:4:4 over HDMI 2.0 asks for; cables beyond 5 m are active or optical' },
    { value: '< 1 frame', label: 'of delay from encoder to screen, so that lips match and a pointer feels attached' },
    { value: '1', label: 'IGMP querier on the AV VLAN. None, or two, and the picture stops after four minutes' },
    { value: '900 Mbit/s', label: 'can be one 4K stream: uplinks are planned before encoders' },
  ],
  steps: [
    { title: 'Source list', text: 'What is shown, who changes it, what has to stay in sync.' },
    { title: 'Network', text: 'A VLAN with multicast done right, uplinks counted, PoE for encoders where possible.' },
    { title: 'Rack', text: 'Built and powered for a week in our workshop before it meets your ceiling.' },
    { title: 'Interface', text: 'Drawn on paper with the people who open the place, then programmed.' },
    { title: 'Soak', text: 'One busy evening with us in the room.' },
  ],
  faq: [
    {
      question: 'Matrix or video over IP?',
      answer:
        'Up to about eight by eight in one room, a matrix is cheaper and takes an hour to explain. Beyond that, or across rooms, the network wins and grows one screen at a time.',
    },
    {
      question: 'Will it slow down our office network?',
      answer:
        'Not on its own switches or a properly fenced VLAN. On an unmanaged switch it would flood everything, so we never do that.',
    },
    {
      question: 'What if the tablet breaks?',
      answer: 'Any browser on the control network shows the same page, and screens keep their last picture.',
    },
  ],
  partners: ['Crestron', 'SAVI IQ', 'Cisco Systems'],
  related: ['display-integration', 'commercial-audio', 'managed-switches'],
  closing: {
    title: 'Bring us the drawer of remotes',
    text: 'Tell us what each of them does, and we will sketch the one page that replaces them.',
  },
};
