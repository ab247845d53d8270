import type { CityPartner } from '../city.ts';

export const verkada: CityPartner = {
  city: 'austin',
  topic: 'verkada',
  title: 'Verkada Installation & Support in Austin, TX',
  description:
    'Verkada cameras, doors, intercoms and sensors for Austin offices, schools and retail: where the platform shines, what it needs, and when not to choose it.',
  headline: 'Verkada in Austin: cameras and doors one office manager can run',
  lead: 'Plenty of Austin companies have no security desk, just an operations person with a laptop. Verkada suits them: video, doors and visitors in one browser tab, and no recorder humming in a closet.',
  fit: {
    title: 'Recording inside the camera',
    paragraphs: [
      'Each Verkada camera stores footage on its own solid-state drive and sends only what is watched or flagged to the cloud. Steady bandwidth stays low, which helps in older East Austin buildings where the uplink is modest.',
      'If the internet fails, the camera continues recording and catches up later. There is no server to patch, and firmware arrives by itself. The other side of that bargain is a license per device for as long as you use it.',
    ],
  },
  products: {
    title: 'Which pieces we use, and where',
    columns: ['Verkada line', 'Typical Austin spot'],
    rows: [
      ['Dome and mini cameras', 'Creative offices with exposed ceilings, where looks count'],
      ['Bullet cameras', 'Parking lots off Burnet and Research, weatherproof and shaded'],
      ['Multisensor', 'A roof corner that must see four directions over one cable'],
      ['Door controllers and readers', 'Suite entries, with unlock from the phone'],
      ['Video intercom', 'The side door couriers actually use'],
      ['Air quality sensors', 'School restrooms and server closets: vape, heat, humidity'],
    ],
  },
  weigh: {
    title: 'An honest fit test',
    suits: 'Choose it when',
    suitsItems: [
      'several sites must look and work alike without local servers',
      'non-technical staff share clips with police or insurers',
      'cameras, doors and alarms should show on one timeline',
    ],
    elsewhere: 'Think twice when',
    elsewhereItems: [
      'a large set of good cameras from other makers must stay as it is',
      'capital is available but yearly licenses are hard to approve',
      'a policy demands that no footage may touch an outside cloud',
    ],
  },
  jobs: {
    title: 'Three jobs we see again and again',
    items: [
      {
        title: 'A second office at The Domain',
        text: 'Headquarters downtown already has Verkada. The new floor is shipped, mounted and in the same console by the time furniture comes.',
      },
      {
        title: 'Retail on South Lamar',
        text: 'People counts by hour, a search for “red jacket”, and a link sent to the officer instead of a thumb drive.',
      },
      {
        title: 'A private school in Cedar Park',
        text: 'Visitor sign-in at the front desk, lockdown from a phone, hallway cameras kept well away from changing rooms.',
      },
    ],
  },
  faq: {
    title: 'Verkada, plainly',
    items: [
      {
        question: 'What if we stop paying?',
        answer:
          'Without a license you lose access to the platform, including live view and history. Budget it as a running cost; we put the renewal dates into the proposal.',
      },
      {
        question: 'How long is footage kept?',
        answer:
          'Cameras are bought with a retention, thirty days upward. We size it by risk, so a gate may hold more than a break room.',
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
    title: 'See it with your own parking lot',
    text: 'Point a trial camera at it for an afternoon, then search what it saw. That settles more than a brochure.',
  },
};
