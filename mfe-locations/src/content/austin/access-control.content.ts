import type { CityTopic } from '../city.ts';

export const accessControl: CityTopic = {
  city: 'austin',
  topic: 'access-control',
  title: 'Access Control Systems in Austin, TX',
  description:
    'Door readers, gates, elevators and mobile credentials for Austin towers, creative offices, apartment communities and hill-country neighborhoods.',
  headline: 'Austin keeps changing tenants. Your locks should not have to.',
  lead: 'New hires every Monday, leases that turn over each August, contractors who need one door for one afternoon. Electronic access turns all of that into a few clicks, and tells you afterwards who used what.',
  places: {
    title: 'From Congress Avenue to the lake',
    intro: 'Each part of town has its own door, and its own reason why the standard kit does not quite fit.',
    items: [
      {
        title: 'Downtown towers',
        text: 'Suite doors, turnstiles and elevator floors that must agree with a base-building system you do not own. We wire to the landlord’s elevator interface and keep your suite on your own controller.',
      },
      {
        title: 'East Austin conversions',
        text: 'Warehouses turned into studios come with steel frames, roll-up doors and brick. Surface conduit becomes part of the look; wireless locks take the interior doors.',
      },
      {
        title: 'Garden-style communities on Lamar and Riverside',
        text: 'Pool, gym, package room, vehicle gate. Residents get a credential on the phone that ends with the lease, and Texas law still decides what hardware each apartment’s own front door carries.',
      },
      {
        title: 'Gated neighborhoods in Lakeway and Bee Cave',
        text: 'Long cable runs across limestone, gate operators that see lightning every spring, and an emergency entry that the fire department can use without asking anyone.',
      },
    ],
  },
  approach: {
    title: 'A door is five trades in one frame',
    paragraphs: [
      'Reader, lock, request-to-exit, position switch, power: if one of them is chosen without the others, the door either fails a fire inspection or fails to close. We survey the opening itself (frame, swing, closer, rating) before we name a product.',
      'Where a magnetic lock is unavoidable, it releases on the sensor, on the button and with the fire alarm. Usually an electrified latch is the better answer, because people can always walk out without electricity having an opinion.',
    ],
  },
  table: {
    title: 'What tends to go on which opening',
    columns: ['Opening', 'Usual hardware'],
    rows: [
      ['Glass suite entrance', 'Narrow reader on the mullion, electrified panic bar or drop-in strike'],
      ['Stairwell re-entry', 'Fail-safe electrified mortise lock tied to the fire panel'],
      ['Amenity room', 'Battery-powered wireless lock, synced through a hub'],
      ['Vehicle gate', 'Long-range or phone credential, video intercom, fire key switch'],
      ['Server closet', 'Card plus PIN, forced-door alert to a phone'],
    ],
  },
  steps: {
    title: 'How an Austin door job runs',
    items: [
      { title: 'Walk', text: 'Every opening is photographed and numbered; you decide who should pass it and when.' },
      {
        title: 'Plan',
        text: 'You see a door schedule, the cable routes and what, if anything, your landlord or the city must approve.',
      },
      {
        title: 'Cut over',
        text: 'Old keys and fobs keep working until the new ones are in people’s hands, one entrance at a time.',
      },
      {
        title: 'Hand over',
        text: 'Your office manager learns to add, change and remove a person; we stay on call around the clock.',
      },
    ],
  },
  faq: {
    title: 'Asked on Austin walk-throughs',
    items: [
      {
        question: 'Can we reuse the fobs residents already carry?',
        answer:
          'Sometimes. Multi-technology readers accept many older formats, so a community can move over during normal lease turnover. Easily copied low-frequency fobs are worth retiring, though, and we will say so.',
      },
      {
        question: 'What happens in a power cut like February 2021?',
        answer:
          'Controllers and locks run on batteries sized for the door count, and decisions are made on site, so losing the internet changes nothing at the reader. Each opening has an agreed state for when batteries end too.',
      },
      {
        question: 'Who may install this in Texas?',
        answer:
          'Electronic access control is regulated by the Department of Public Safety’s Private Security Program. Ask every bidder for a license number and look it up before you sign.',
      },
    ],
  },
  services: ['access-control', 'video-surveillance', 'video-monitoring'],
  closing: {
    title: 'Count your doors with us',
    text: 'Send a floor plan or simply the number of entrances. We come back with a door schedule you can take to any vendor.',
  },
};
