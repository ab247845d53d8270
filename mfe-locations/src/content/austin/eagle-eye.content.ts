import type { CityPartner } from '../city.ts';

export const eagleEye: CityPartner = {
  city: 'austin',
  topic: 'eagle-eye',
  sections: ['suitability', 'products', 'fit', 'jobs'],
  title: 'Eagle Eye Networks Installer in Austin, TX',
  description:
    'Eagle Eye cloud video for Austin apartments, storage, dealerships and construction sites: keep your cameras, drop the recorder, search from anywhere.',
  headline: 'Eagle Eye, from Austin, for the cameras you already own',
  lead: 'Eagle Eye Networks has long been based in Austin. Its cloud video system suits a property with decent cameras and a recorder whose password was lost years ago.',
  answers: {
    cost: 'Cameras kept, days in the cloud, upload.',
    soon: 'A bridge is a short visit; a slow line waits for its carrier.',
    licensed: 'Cloud or not, recorded video is licensed work.',
    proof: 'Seven sites of an association, none above an hour.',
  },
  fit: {
    title: 'Keep the cameras, replace the recorder',
    paragraphs: [
      'A small appliance, called a bridge, finds the cameras on the property’s network, buffers their video and encrypts it on the way to the cloud. It works with a long list of camera models, and with analog ones through an encoder.',
      'The bridge opens its connections outward. No port has to be forwarded, and the cameras are not exposed to the internet. When the uplink is busy, it can hold footage back and send it later.',
    ],
  },
  products: {
    title: 'Eagle Eye parts and their place',
    columns: ['Component', 'What it does on an Austin property'],
    rows: [
      ['Bridge', 'Collects cameras in a leasing office, garage or sales trailer'],
      ['CMVR', 'Keeps longer retention on site where cloud storage would cost too much'],
      ['License plate recognition', 'Logs cars at one lane of a gated community'],
      ['Smart video search', 'Looks for “white pickup” across the cameras you may see'],
      ['Camera sharing', 'Gives an outside guard company the views it needs and no others'],
    ],
  },
  suitability: {
    title: 'When Eagle Eye is the right choice',
    suits: 'A strong match if',
    suitsItems: [
      'You manage communities bought from different owners, each with its own brand of camera.',
      'You need long retention in one place and short in another.',
      'Other software must read video through an open interface.',
    ],
    elsewhere: 'Less so if',
    elsewhereItems: [
      'Your upload is a few megabits shared with forty tenants.',
      'You would rather pay once and run a server yourself.',
      'Your cameras are so old that all of them are due for replacement anyway.',
    ],
  },
  jobs: {
    title: 'Cloud video by kind of property',
    items: [
      {
        title: 'Apartments from Riverside to Rundberg',
        industry: 'property-management',
        text: 'Regional managers see all their properties in one list. A dumped mattress or a pool party after midnight is quickly found.',
      },
      {
        title: 'Construction sites along Rainey Street and South Lamar',
        industry: 'construction',
        text: 'Solar or trailer-mounted cameras on cellular, moved as the building rises, and monitored at night.',
      },
      {
        title: 'Self-storage on the edge of Manor and Hutto',
        industry: 'self-storage',
        text: 'There is no staff in the evening. Plates are read at the gate, cameras look down the aisles, and movement after hours raises an alert.',
      },
      {
        title: 'Dealerships along I-35 and 183',
        industry: 'automotive',
        text: 'Glass and catalytic converters draw thieves after closing. Line-crossing alerts a monitoring agent, who looks before calling the police.',
      },
    ],
  },
  faq: {
    title: 'Eagle Eye questions from Austin',
    items: [
      {
        question: 'How do you know our cameras will work?',
        answer:
          'We note make, model and firmware on the walk and compare them with Eagle Eye’s compatibility list. Standards-based cameras generally connect; some consumer brands do not.',
      },
      {
        question: 'How is it billed?',
        answer:
          'By subscription for each camera, according to resolution and days kept. That makes it easy to charge the cost to a property’s own budget.',
      },
      {
        question: 'Does it connect to doors?',
        answer:
          'Yes. It integrates with Brivo among others, and an entry then shows its video. See our page on Brivo in Austin.',
      },
    ],
  },
  services: ['video-surveillance', 'video-monitoring', 'network-monitoring'],
  closing: {
    title: 'Photograph your recorder',
    text: 'Send a picture of the box and a count of the cameras, and we look up what can be kept.',
  },
};
