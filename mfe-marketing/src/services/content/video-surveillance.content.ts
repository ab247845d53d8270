import type { Service } from '../service.ts';

export const videoSurveillance: Service = {
  slug: 'video-surveillance',
  practice: 'physical-security',
  name: 'Video Surveillance',
  title: 'Video surveillance that answers the question afterwards',
  description:
    'IP camera systems planned by pixel density, storage days and PoE budget, for properties and businesses in Austin and San Antonio.',
  lead: 'A camera is bought for one moment: when somebody asks who it was. We plan every view backwards from that question.',
  what: [
    'An IP video system is four decisions made together: what each view must show, how many days it is kept, who may look, and what carries the load. A face at a gate needs about 250 pixels per meter across the scene; noticing that somebody walks through a parking lot needs 25. One lens cannot do both, so we draw the fields of view on your floor plan before anyone talks about models.',
    'Then we choose where the recording lives. Verkada cameras keep it on board and are managed from the cloud; Eagle Eye Networks takes in many cameras you already own; Exacq and Milestone keep everything on a server in your building. We install all of these, so the answer follows the site.',
  ],
  fits: [
    {
      title: 'Gates and drive lanes',
      text: 'A plate camera with a narrow lens, a fast shutter and its own infrared, aimed where cars have to slow down.',
    },
    {
      title: 'Lobbies and glass fronts',
      text: 'Wide dynamic range of 120 dB or more, so that a person entering against the Texas sun is a face and not a silhouette.',
    },
    {
      title: 'Garages and breezeways',
      text: 'Low-light sensors and vandal-rated domes below ten feet, mounted where the next ladder will still reach them.',
    },
  ],
  figures: [
    { value: '250 px/m', label: 'across a scene in which a stranger has to be identified' },
    { value: '≈ 1 TB', label: 'for 30 days of one 4-megapixel camera at 3 Mbit/s, recording around the clock' },
    { value: '12.95 W', label: 'reach a camera on 802.3af; a heated pan-tilt-zoom camera needs 802.3bt' },
    { value: '100 m', label: 'is the longest copper run; beyond it we plan fiber or a radio bridge' },
  ],
  steps: [
    {
      title: 'Walk',
      text: 'By day and again after dark, with your incident list in hand. Light decides more than megapixels.',
    },
    {
      title: 'Draw',
      text: 'Fields of view, cable paths, switch ports, watts and terabytes on one sheet that you sign.',
    },
    {
      title: 'Pull and mount',
      text: 'Cable first, tested and labeled; cameras after it, each on its own port of a camera VLAN.',
    },
    {
      title: 'Aim at night',
      text: 'Focus, infrared and exposure are set when it is dark, since that is when they matter.',
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
        'Thirty is common, because thefts are often noticed weeks later. Some insurers and regulators ask for more. Motion recording can halve the disk, at the price of a missed second before the event.',
    },
    {
      question: 'What if the internet goes down?',
      answer:
        'Recording continues: in the camera, on the bridge or on the server. Only viewing from elsewhere stops until the line is back.',
    },
    {
      question: 'Do you record sound?',
      answer:
        'Only when you ask for it and have taken advice. Recording conversations is treated very differently in law from recording pictures, so microphones are off by default.',
    },
  ],
  partners: ['Verkada', 'Eagle Eye Networks', 'OpenEye', 'Milestone', 'Exacq'],
  related: ['video-monitoring', 'access-control', 'managed-switches'],
  closing: {
    title: 'Show us the view that failed you',
    text: 'Send the footage that did not help last time. We will tell you what it would have taken.',
  },
};
