import type { Service } from '../service.ts';

export const videoSurveillance: Service = {
  slug: 'video-surveillance',
  practice: 'physical-security',
  name: 'Video Surveillance',
  title: 'Video surveillance that answers the question afterwards',
  description:
    'IP camera systems planned by pixel density, storage days and PoE budget, for properties and businesses in Austin and San Antonio.',
  lead: 'Sooner or later somebody asks who it was. We plan every view back from that question.',
  what: [
    'An IP video system is four decisions made together: what each view must show, how many days it is kept, who may look, and what carries the load. A face at a gate needs about 250 pixels per meter across the scene; noticing that somebody walks through a parking lot needs 25. One lens cannot do both, so we draw the fields of view on your floor plan before anyone talks about models.',
    'Then we choose where the recording lives. Verkada cameras keep it on board and are managed from the cloud; Eagle Eye Networks takes in many cameras you already own; Exacq and Milestone keep everything on a server in your building. We work with all of these, so the recommendation can follow the site.',
  ],
  fits: [
    {
      title: 'Gates and drive lanes',
      text: 'A plate camera with a narrow lens, a fast shutter and its own infrared, aimed where cars have to slow down.',
    },
    {
      title: 'Lobbies and glass fronts',
      text: 'Wide dynamic range of 120 dB or more, so that a person who enters against the Texas sun is more than a silhouette.',
    },
    {
      title: 'Garages and breezeways',
      text: 'Low-light sensors, and vandal-rated domes wherever a camera hangs within reach.',
    },
  ],
  figures: [
    {
      value: '250 px/m',
      label: 'across a scene in which a stranger has to be identified; 125 will do to recognize someone known',
    },
    { value: '≈ 1 TB', label: 'for 30 days of one 4-megapixel camera at 3 Mbit/s, recording around the clock' },
    { value: '12.95 W', label: 'reach a camera on 802.3af; heaters and pan-tilt-zoom drives need 802.3at or 802.3bt' },
    { value: '100 m', label: 'is the longest copper channel; beyond it we plan fiber or a radio bridge' },
  ],
  steps: [
    {
      title: 'Walk',
      text: 'By day and again after dark, with your list of incidents in hand. Light matters more than megapixels.',
    },
    {
      title: 'Draw',
      text: 'Fields of view, cable paths, switch ports, watts and terabytes on one sheet.',
    },
    {
      title: 'Pull and mount',
      text: 'Cable first, tested and labeled; cameras after it, each on its own port of a camera VLAN.',
    },
    {
      title: 'Aim at night',
      text: 'Focus, infrared and exposure are checked in the dark, where a daylight setting fails.',
    },
    {
      title: 'Hand over',
      text: 'Named accounts, retention set, an export rehearsed with the person who will have to do it.',
    },
  ],
  faq: [
    {
      question: 'Can we keep the cameras we have?',
      answer:
        'Often. Anything that speaks ONVIF and still gets firmware is worth a test; we connect a sample to the new system before you decide. Analog cameras can stay on an encoder for a while, but we would not plan a new system around them.',
    },
    {
      question: 'How many days should we store?',
      answer:
        'Thirty is common, because a theft may be noticed weeks later. Some regulators and contracts ask for more. Recording on motion saves disk space, but it can miss what the analytics did not take for movement.',
    },
    {
      question: 'What if the internet goes down?',
      answer:
        'Recording on site continues, in the camera, on the bridge or on the server, for as long as it has power. Viewing from elsewhere waits until the line is back.',
    },
    {
      question: 'Do you record sound?',
      answer:
        'Only when you ask for it and have taken legal advice. The law treats recorded conversations very differently from pictures, so we leave microphones off.',
    },
  ],
  partners: ['Verkada', 'Eagle Eye Networks', 'OpenEye', 'Milestone', 'Exacq'],
  related: ['video-monitoring', 'access-control', 'managed-switches'],
  closing: {
    title: 'Show us the view that failed you',
    text: 'Send the footage that did not help last time. We will tell you what it would have taken.',
  },
};
