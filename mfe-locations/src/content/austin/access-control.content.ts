import type { CityPractice } from '../city.ts';

// Locks of dwellings: Texas Property Code, chapter 92, subchapter D. Magnetic locks: International Building Code, 1010.2.
// License: Texas Occupations Code, chapter 1702.
export const accessControl: CityPractice = {
  city: 'austin',
  topic: 'access-control',
  sections: ['places', 'document', 'approach', 'table', 'steps'],
  title: 'Access Control Systems in Austin, TX',
  description:
    'Door readers, gates, elevators and mobile credentials for Austin towers, creative offices, apartment communities and hill-country neighborhoods.',
  headline: 'Access control for Austin buildings that keep changing tenants',
  lead: 'New hires start on Mondays, student leases turn over in August, and a contractor needs one door for one afternoon. With electronic access each takes a few clicks, and the log shows who used which door.',
  answers: {
    cost: 'The opening: frameless glass and rated stairs are dear, plain doors are not.',
    soon: 'Same or next day for a lock that fails; new hardware when it arrives.',
    licensed: 'Locks and readers are licensed work in this state.',
    proof: 'Seven locations of a homeowners association, each under one hour.',
  },
  places: {
    title: 'Doors by part of town',
    intro: 'The building decides what hardware goes on the door.',
    items: [
      {
        title: 'Downtown office towers',
        industry: 'office',
        text: 'Suite doors, turnstiles and elevator floors have to work with a base-building system you do not own. We connect to the landlord’s elevator interface where it is offered and keep your suite on your own controller.',
      },
      {
        title: 'East Austin conversions',
        text: 'Warehouses turned into studios come with steel frames, roll-up doors and brick. Conduit on the surface suits the look, and wireless locks take the interior doors.',
      },
      {
        title: 'Garden-style communities on Lamar and Riverside',
        industry: 'property-management',
        text: 'Pool, gym, package room, vehicle gate. Residents get a phone credential that ends with the lease. For the front door of each apartment, the Texas Property Code says which locks it must have.',
      },
      {
        title: 'Gated neighborhoods in Lakeway and Bee Cave',
        text: 'Cable runs are long and cross limestone, gate operators are exposed to spring lightning, and the fire department prescribes the form of emergency entry.',
      },
    ],
  },
  approach: {
    title: 'Choose the five parts of a door together',
    paragraphs: [
      'Reader, lock, request-to-exit, position switch and power depend on one another. Chosen separately, they leave you with a door that fails inspection or does not close. We survey the opening itself (frame, swing, closer, fire rating) before we name a product.',
      'A magnetic lock has to release by sensor, by button, with the fire alarm and when power is lost. An electrified lock with a lever is usually the better answer, because it opens mechanically from the inside.',
    ],
  },
  table: {
    title: 'Usual hardware by opening',
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
    title: 'How an Austin door project works',
    items: [
      {
        title: 'Walk the openings',
        text: 'Every opening gets a number and a line in the door schedule. You decide who may pass it and when.',
      },
      {
        title: 'Plan',
        text: 'You see the schedule, the cable routes and what your landlord or the city has to approve.',
      },
      {
        title: 'Cut over',
        text: 'Entrances change over one at a time, after people have their new credentials.',
      },
      {
        title: 'Hand over',
        text: 'Your office manager learns to add, change and remove a person. Local support is available 24/7.',
      },
    ],
  },
  faq: {
    title: 'Access control questions from Austin',
    items: [
      {
        question: 'Can we reuse the fobs residents already carry?',
        answer:
          'Sometimes. Multi-technology readers accept many older formats, so a community can move over as leases turn. Low-frequency fobs are easily copied, though, and should be retired in the end.',
      },
      {
        question: 'What happens in an outage like February 2021?',
        answer:
          'Controllers and locks run on batteries that last for hours, not days. Decisions are made on site, so losing the internet alone changes nothing at the reader. For each opening, decide beforehand whether it locks or unlocks when the batteries run out.',
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
    title: 'A door plan for your Austin building',
    text: 'Bring a floor plan, or just the number of entrances and gates.',
  },
};
