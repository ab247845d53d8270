import type { CityPartner } from '../city.ts';

// Storage and licenses: Verkada's help center, "Camera Storage" and "License Expiration and Grace Period".
export const verkada: CityPartner = {
  city: 'austin',
  topic: 'verkada',
  sections: ['fit', 'document', 'products', 'suitability', 'jobs'],
  title: 'Verkada Installation & Support in Austin, TX',
  description:
    'Verkada cameras, doors, intercoms and sensors for Austin offices, schools and retail: what the platform does well, what it needs, and when not to choose it.',
  headline: 'Verkada in Austin: cameras and doors one office manager can run',
  lead: 'Plenty of Austin companies have no security desk, only an operations person with a laptop. Verkada suits them, with video, doors and visitors in one browser tab and no recorder in the closet.',
  answers: {
    cost: 'Yearly license per device, then mounting.',
    soon: 'Same or next day on cable that is there.',
    licensed: 'Selling and installing these takes a DPS license.',
    proof: '60+ days without incidents at a homeowners association.',
  },
  fit: {
    title: 'Video is recorded inside the camera',
    paragraphs: [
      'Each Verkada camera stores footage on its own solid-state drive. Only thumbnails, metadata and the video a user asks for travel to the cloud, unless you choose cloud backup. Steady bandwidth stays low, which helps in older buildings where the uplink is modest.',
      'If the internet fails, a camera that has power goes on recording. There is no server to patch, and firmware arrives by itself. In return, every device needs a license for as long as you use it.',
    ],
  },
  products: {
    title: 'Which Verkada devices we use, and where',
    columns: ['Verkada line', 'Typical Austin spot'],
    rows: [
      ['Dome and mini cameras', 'Offices with exposed ceilings, where looks count'],
      ['Bullet cameras', 'Parking lots off Burnet and Research, out in the weather'],
      ['Multisensor', 'A building corner where several directions share one cable'],
      ['Door controllers and readers', 'Suite entries, with unlock from the phone'],
      ['Video intercom', 'The side door couriers actually use'],
      ['Air quality sensors', 'School restrooms and server closets: vape, heat, humidity'],
    ],
  },
  suitability: {
    title: 'When to choose Verkada, and when not',
    suits: 'Choose it when',
    suitsItems: [
      'Several sites must look and work alike without local servers.',
      'Non-technical staff share clips with police or insurers.',
      'You want cameras, doors and alarms on one timeline.',
    ],
    elsewhere: 'Think twice when',
    elsewhereItems: [
      'A large set of good cameras from other makers must stay as it is.',
      'Capital is available, but yearly licenses are hard to approve.',
      'A policy demands that no footage may touch an outside cloud.',
    ],
  },
  jobs: {
    title: 'Where Verkada works well in Austin',
    items: [
      {
        title: 'A second office at The Domain',
        industry: 'office',
        text: 'Headquarters downtown already has Verkada. The new floor joins the same console, with the same users and rules.',
      },
      {
        title: 'Retail on South Lamar',
        industry: 'retail',
        text: 'Managers get people counts by hour and can search for “red jacket”. The officer gets a link in place of a thumb drive.',
      },
      {
        title: 'A private school in Cedar Park',
        industry: 'education',
        text: 'Visitors sign in at the front desk, staff can lock down from a phone, and hallway cameras look away from locker-room doors.',
      },
    ],
  },
  faq: {
    title: 'Verkada questions from Austin',
    items: [
      {
        question: 'What if we stop paying?',
        answer:
          'After a grace period you lose access to the platform, including live view and history. Budget the license as a running cost.',
      },
      {
        question: 'How long is footage kept?',
        answer:
          'Cameras are bought with a certain retention. We choose it by risk, so a gate may hold more days than a break room.',
      },
      {
        question: 'Can it coexist with our current cameras?',
        answer:
          'Verkada offers a connector that brings many third-party cameras into its console. We use it as a bridge during replacement rather than as the destination.',
      },
    ],
  },
  services: ['video-surveillance', 'access-control', 'video-monitoring'],
  closing: {
    title: 'A Verkada plan for your parking lot',
    text: 'Tell us which view has let you down, and we will look at what would cover it.',
  },
};
