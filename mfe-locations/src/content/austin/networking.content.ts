import type { CityTopic } from '../city.ts';

export const networking: CityTopic = {
  city: 'austin',
  topic: 'networking',
  title: 'Business Networking & Wi-Fi in Austin, TX',
  description:
    'Managed switches, dense Wi-Fi and monitored links for Austin startups, apartment communities, venues and medical offices, kept healthy around the clock.',
  headline: 'Wi-Fi that survives stand-up, South by Southwest and a pool full of residents',
  lead: 'In a town where half the office is on video at ten o’clock, a slow network is a slow company. We design for the busiest minute of the week, then watch it for you.',
  places: {
    title: 'Crowded air, block by block',
    intro: 'Radio does not care about brand names. It cares about walls, neighbors and people.',
    items: [
      {
        title: 'Shared floors downtown',
        text: 'Thirty other networks are visible from any desk. We survey the spectrum, narrow the channels, prefer 5 and 6 GHz, and turn power down instead of up.',
      },
      {
        title: 'Wrap and garden apartments',
        text: 'One managed network for leasing office, amenities, cameras and gates; residents stay on their own. Access points sit in breezeways and clubhouses, rated for Texas sun.',
      },
      {
        title: 'Music venues and taprooms',
        text: 'Ticket scanners and payment terminals keep a reserved lane, even when a sold-out crowd starts streaming at the encore.',
      },
      {
        title: 'Clinics along 38th Street and Mueller',
        text: 'Imaging moves big files, guests want the internet, and regulated devices may see neither. Segments are drawn on paper before they exist in a switch.',
      },
    ],
  },
  approach: {
    title: 'One diagram everybody can read',
    paragraphs: [
      'Most trouble we inherit has the same root: every vendor plugged into whatever port was free. We begin by drawing what is there, naming each segment, and giving cameras, phones, payment, staff and guests a place of their own.',
      'Then comes power. Switches are chosen by the watts their devices draw, with reserve, and protected by batteries long enough to ride out a summer storm’s flicker.',
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
    title: 'How we take a network on',
    items: [
      {
        title: 'Inventory',
        text: 'Every switch, radio, circuit and forgotten router under a desk, with age and support status.',
      },
      {
        title: 'Survey',
        text: 'Signal and interference measured on foot, during your busiest hour rather than on Sunday.',
      },
      {
        title: 'Swap',
        text: 'New gear is configured on our bench and replaces the old in one evening per closet, with a way back.',
      },
      {
        title: 'Watch',
        text: 'Links, temperatures and error counters are polled day and night; we call you before users do.',
      },
    ],
  },
  faq: {
    title: 'Networking questions we get in Austin',
    items: [
      {
        question: 'Is one fiber provider enough?',
        answer:
          'For an office that stops without the internet, no. Two carriers entering the building by different routes, or fiber plus cellular, cost little compared with a silent afternoon. We test the failover with you watching.',
      },
      {
        question: 'Do we need Wi-Fi 7 yet?',
        answer:
          'If you are replacing access points anyway, buy for the next six years. If yours are three years old and well placed, better placement and clean channels often give more than a new generation does.',
      },
      {
        question: 'Can you manage equipment we already own?',
        answer:
          'As long as the maker still publishes security updates. We list what is past that date and plan its replacement over budget years, not all at once.',
      },
    ],
  },
  services: ['wireless-access-points', 'managed-switches', 'network-monitoring'],
  closing: {
    title: 'Tell us where the call drops',
    text: 'Name the corner, the room or the hour. We start measuring exactly there.',
  },
};
