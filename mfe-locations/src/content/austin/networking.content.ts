import type { CityPractice } from '../city.ts';

export const networking: CityPractice = {
  city: 'austin',
  topic: 'networking',
  sections: ['places', 'table', 'approach', 'document', 'steps'],
  title: 'Business Networking & Wi-Fi in Austin, TX',
  description:
    'Managed switches, dense Wi-Fi and monitored links for Austin startups, apartment communities, venues and medical offices, from survey to operation.',
  headline: 'Austin Wi-Fi that survives stand-up and South by Southwest',
  lead: 'When half the office is on video at ten o’clock, a slow network slows the whole company. We design for the busiest minute of the week and can monitor the network afterward.',
  answers: {
    cost: 'Ports under power, uplinks and licenses by the year.',
    soon: 'A dead switch the same or the next day, if a spare fits.',
    licensed: 'No license here; for the cameras behind it, yes.',
    proof: '500+ installations; ask for one of your size.',
  },
  places: {
    title: 'Wi-Fi by kind of Austin building',
    intro: 'Walls, neighbors and the number of people decide how well Wi-Fi works.',
    items: [
      {
        title: 'Shared floors downtown',
        industry: 'office',
        text: 'Dozens of other networks are visible from any desk. We survey the spectrum, narrow the channels, prefer 5 and 6 GHz, and turn transmit power down more often than up.',
      },
      {
        title: 'Wrap and garden apartments',
        industry: 'property-management',
        text: 'One managed network carries leasing office, amenities, cameras and gates; residents stay on their own. Outdoor access points are rated for Texas summers.',
      },
      {
        title: 'Music venues and taprooms',
        industry: 'entertainment',
        text: 'Ticket scanners and payment terminals have a network and channels of their own, and a sold-out crowd does not slow them down.',
      },
      {
        title: 'Clinics along 38th Street and Mueller',
        industry: 'medical',
        text: 'Imaging moves large files, guests want the internet, and medical devices should be reachable by neither. We draw the segments on paper before a switch is configured.',
      },
    ],
  },
  approach: {
    title: 'Draw the network before changing it',
    paragraphs: [
      'Much of the trouble in grown networks comes from vendors plugging into whatever port was free. We begin by drawing what is there, and give cameras, phones, payment, staff and guests a segment each.',
      'Power comes next. Switches are chosen by the watts their devices draw, with a reserve, and a battery carries them through the flicker of a summer storm.',
    ],
  },
  table: {
    title: 'Segments in a typical Austin office',
    columns: ['Who is on it', 'What it may reach'],
    rows: [
      ['Staff laptops', 'Internet and company apps, after signing in with their own account'],
      ['Guests', 'Internet only, shielded from one another'],
      ['Cameras and doors', 'Their recorder or cloud, nothing else'],
      ['Meeting rooms', 'Calendar, casting and updates'],
      ['Building controls', 'The one vendor who maintains them, through a logged tunnel'],
    ],
  },
  steps: {
    title: 'How we take on a network in Austin',
    items: [
      {
        title: 'Inventory',
        text: 'We list every switch, access point and circuit, down to the forgotten router under a desk, with age and support status.',
      },
      {
        title: 'Survey',
        text: 'Signal and interference are measured on foot, at an hour when people are working.',
      },
      {
        title: 'Swap',
        text: 'New equipment is configured beforehand and replaces the old closet by closet, outside working hours, with a rollback plan.',
      },
      {
        title: 'Watch',
        text: 'Monitoring links, temperatures and error counters shows many faults before users call.',
      },
    ],
  },
  faq: {
    title: 'Networking questions from Austin',
    items: [
      {
        question: 'Is one fiber provider enough?',
        answer:
          'For an office that stops without the internet, no. Two carriers that enter the building by different routes, or fiber with cellular behind it, protect against most outages. Test the failover before you need it.',
      },
      {
        question: 'Do we need Wi-Fi 7 yet?',
        answer:
          'If you are replacing access points anyway, yes. If yours are only a few years old, better placement and clean channels often help more than a new generation does.',
      },
      {
        question: 'Can you manage equipment we already own?',
        answer:
          'As long as the maker still publishes security updates. What is past that date can be replaced step by step, over several budget years.',
      },
    ],
  },
  services: ['wireless-access-points', 'managed-switches', 'network-monitoring'],
  closing: {
    title: 'A Wi-Fi survey where calls drop',
    text: 'Name the room and the hour, and we start measuring there.',
  },
};
