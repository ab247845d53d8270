import type { CityPartner } from '../city.ts';

export const eagleEye: CityPartner = {
  city: 'austin',
  topic: 'eagle-eye',
  title: 'Eagle Eye Networks Installer in Austin, TX',
  description:
    'Eagle Eye cloud video for Austin apartments, storage, dealerships and construction sites: keep your cameras, drop the recorder, search from anywhere.',
  headline: 'Eagle Eye, an Austin neighbor, on the cameras you already own',
  lead: 'Eagle Eye Networks has its headquarters here in Austin. Its cloud video system is the one we reach for when a property has decent cameras and a recorder that nobody can log in to.',
  fit: {
    title: 'Keep the lens, replace the box',
    paragraphs: [
      'A small appliance, called a bridge, finds the cameras on the property’s network, buffers their video and encrypts it on the way to the cloud. It speaks with thousands of models, analog ones included through an encoder or a hybrid unit.',
      'Because the bridge opens connections outward only, there is no port forwarding to guess and nothing for a scanner on the internet to find. When the uplink is busy, it holds footage back and sends it at night.',
    ],
  },
  products: {
    title: 'The parts and their place',
    columns: ['Component', 'What it does on an Austin property'],
    rows: [
      ['Bridge', 'Collects cameras in a leasing office, garage or sales trailer'],
      ['CMVR', 'Adds long local retention where cloud hours would be costly'],
      ['License plate recognition', 'Logs cars at one lane of a gated community'],
      ['Smart video search', 'Finds “white pickup” across every camera you may see'],
      ['Camera sharing', 'Gives an outside guard company four views and nothing more'],
    ],
  },
  weigh: {
    title: 'For whom, and for whom not',
    suits: 'A strong match if',
    suitsItems: [
      'you manage communities bought from different owners, each with its own brand of camera',
      'retention should be long in one place and short in another',
      'other software must read video through an open interface',
    ],
    elsewhere: 'Less so if',
    elsewhereItems: [
      'your upload is a few megabits shared with forty tenants',
      'you would rather pay once and run a server yourself',
      'cameras are so old that replacing all of them is due anyhow',
    ],
  },
  jobs: {
    title: 'Where it earns its keep',
    items: [
      {
        title: 'Apartments from Riverside to Rundberg',
        text: 'Regional managers see nine properties in one list. A dumped mattress, a towed car and a pool after midnight are each two searches away.',
      },
      {
        title: 'Cranes along Rainey and South Shore',
        text: 'Solar or trailer-mounted cameras on cellular, moved as the building rises, with a live guard service listening at night.',
      },
      {
        title: 'Self-storage on the edge of Manor and Hutto',
        text: 'No staff after six. Gate plates, aisle cameras and an alert when somebody walks where no unit is rented.',
      },
      {
        title: 'Dealerships along I-35 and 183',
        text: 'Rows of glass and catalytic converters. Line-crossing after closing calls a person, not a siren.',
      },
    ],
  },
  faq: {
    title: 'Questions about Eagle Eye',
    items: [
      {
        question: 'How do you know our cameras will work?',
        answer:
          'We read make, model and firmware on the walk and compare them with the maker’s compatibility list. Standards-based units generally connect; a few consumer brands never will.',
      },
      {
        question: 'How is it billed?',
        answer:
          'Monthly, for each camera, by resolution and days kept. That makes it easy to charge a property’s own budget, and to end a construction site on the day it is handed over.',
      },
      {
        question: 'Does it connect to doors?',
        answer:
          'Yes. It integrates with Brivo among others, so an entry event carries its clip. See our page on Brivo in Austin.',
      },
    ],
  },
  services: ['video-surveillance', 'video-monitoring', 'network-monitoring'],
  closing: {
    title: 'Photograph your recorder',
    text: 'A picture of the box and a count of cameras is enough for a first answer on what can be kept.',
  },
};
