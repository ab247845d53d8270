import type { CityTopic } from '../city.ts';

export const accessControl: CityTopic = {
  city: 'austin',
  topic: 'access-control',
  title: 'Access Control Systems in Austin, TX',
  description:
    'Door readers, gates, elevators and mobile credentials for Austin towers, creative offices, apartment communities and hill-country neighborhoods.',
  headline: 'Austin keeps changing tenants. Your locks should not have to.',
  lead: 'New hires on Mondays, student leases that turn over in August, contractors who need one door for one afternoon. With electronic access each of these is a few clicks, and the log shows afterwards who used which door.',
  places: {
    title: 'From Congress Avenue to the lake',
    intro: 'Buildings differ from one part of town to the next, and so does the hardware on their doors.',
    items: [
      {
        title: 'Downtown towers',
        text: 'Suite doors, turnstiles and elevator floors that must agree with a base-building system you do not own. We connect to the landlord’s elevator interface where it is offered and keep your suite on your own controller.',
      },
      {
        title: 'East Austin conversions',
        text: 'Warehouses turned into studios come with steel frames, roll-up doors and brick. Conduit on the surface suits the look, and wireless locks take the interior doors.',
      },
      {
        title: 'Garden-style communities on Lamar and Riverside',
        text: 'Pool, gym, package room, vehicle gate. Residents get a credential on the phone that ends with the lease. For the front door of each apartment, the Texas Property Code says which locks it must have.',
      },
      {
        title: 'Gated neighborhoods in Lakeway and Bee Cave',
        text: 'Long cable runs across limestone, gate operators exposed to spring lightning, and an emergency entry in the form the local fire department prescribes.',
      },
    ],
  },
  approach: {
    title: 'Five parts in one frame',
    paragraphs: [
      'Reader, lock, request-to-exit, position switch and power have to be chosen together, or the door fails its inspection or does not close. We survey the opening itself (frame, swing, closer, fire rating) before we name a product.',
      'Where a magnetic lock is unavoidable, it has to release by sensor, by button, with the fire alarm and when power is lost. An electrified lock with a lever is usually the better answer: it opens mechanically from inside, so nobody depends on electricity to get out.',
    ],
  },
  table: {
    title: 'What tends to go on which opening',
    columns: ['Opening', 'Usual hardware'],
    rows: [
      ['Glass suite entrance', 'Narrow reader on the mullion, electrified panic bar or electric strike'],
      ['Stairwell re-entry', 'Fail-safe electrified mortise lock that unlocks with the fire alarm and stays latched'],
      ['Amenity room', 'Battery-powered wireless lock, connected through a hub'],
      ['Vehicle gate', 'Long-range or phone credential, video intercom, fire department entry'],
      ['Server closet', 'Card plus PIN, forced-door alert to a phone'],
    ],
  },
  steps: {
    title: 'How an Austin door job runs',
    items: [
      {
        title: 'Walk',
        text: 'Every opening gets a number and a line in the door schedule. You decide who should pass it and when.',
      },
      {
        title: 'Plan',
        text: 'You see the schedule, the cable routes, and what your landlord or the city has to approve.',
      },
      {
        title: 'Cut over',
        text: 'Entrances change over one at a time, after the new credentials are in people’s hands.',
      },
      {
        title: 'Hand over',
        text: 'Your office manager learns to add, change and remove a person. Support is there around the clock.',
      },
    ],
  },
  faq: {
    title: 'Asked on Austin walk-throughs',
    items: [
      {
        question: 'Can we reuse the fobs residents already carry?',
        answer:
          'Sometimes. Multi-technology readers accept many older formats, so a community can move over as leases turn. Low-frequency fobs are easily copied, though, and should be retired in the end.',
      },
      {
        question: 'What happens in an outage like February 2021?',
        answer:
          'Controllers and locks run on batteries, which last for hours and not for days. Decisions are made on site, so losing the internet alone changes nothing at the reader. For each opening you decide beforehand what happens when the batteries end as well.',
      },
      {
        question: 'Who may install this in Texas?',
        answer:
          'Companies that install electronic access control need a license from the Texas Department of Public Safety’s Private Security Program. Ask every bidder for the number and look it up before you sign.',
      },
    ],
  },
  services: ['access-control', 'video-surveillance', 'video-monitoring'],
  closing: {
    title: 'Count your doors with us',
    text: 'Bring a floor plan, or simply the number of entrances and gates.',
  },
};
