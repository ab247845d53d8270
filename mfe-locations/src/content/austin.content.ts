import type { City } from './city.ts';

export const austin: City = {
  slug: 'austin',
  title: 'Security & Technology Integration in Austin, TX',
  description:
    'Cameras, access control, networks, IT security and audio/visual for Austin properties: designed, installed and supported by one local team, day and night.',
  headline: 'Austin’s security and technology, designed and looked after by one team',
  lead: 'Cameras, doors, networks, IT security and meeting rooms for apartment communities, offices, shops and schools, from the towers on Congress Avenue to the gates of Lakeway.',
  stats: [
    { value: '500+', label: 'Austin installations' },
    { value: '24/7', label: 'local support' },
    { value: '15+', label: 'years experience' },
  ],
  features: {
    title: 'Four trades, planned together',
    intro:
      'A camera depends on the switch that powers it, and a door controller is a computer on your network. With one company for all four, nobody has to settle whose fault it was.',
    items: [
      {
        practice: 'physical-security',
        title: 'Cameras and doors on one timeline',
        text: 'Who came in at 2 a.m., which gate was left open, what the plate of the truck was: door events and the footage that belongs to them, found from a browser or a phone.',
      },
      {
        practice: 'connectivity',
        title: 'Networks built for Austin buildings',
        text: 'Copper and fiber through limestone, tilt-wall and old timber, Wi-Fi that reaches the pool deck, and switches with power left for the next camera.',
      },
      {
        practice: 'it-security',
        title: 'IT security that fits a small team',
        text: 'Managed firewalls, password vaults, staff training and threat detection, sized for a growing company that has no security department yet.',
      },
      {
        practice: 'audiovisual',
        title: 'Rooms that start on time',
        text: 'Conference rooms, sanctuaries, taprooms and lobbies with sound, displays and lighting under one simple control, so that the meeting begins when the calendar says so.',
      },
    ],
  },
  coverage: {
    title: 'Where we work around Austin',
    intro:
      'Our address is in downtown Austin, and our crews know the drive up I-35 and out on 71 and 290. If your property lies between two names on this list, we come there too.',
    areas: [
      'Downtown Austin',
      'West Lake Hills',
      'Round Rock',
      'Cedar Park',
      'Pflugerville',
      'Georgetown',
      'Lakeway',
      'Bee Cave',
      'Dripping Springs',
      'Leander',
      'Manor',
      'Hutto',
      'South Austin',
      'North Austin',
      'East Austin',
      'Travis County',
    ],
    elsewhere: 'Closer to San Antonio? We work there too',
  },
  industries: {
    title: 'Who we work for in Austin',
    intro: 'Ten kinds of property, each with its own hours, rules and weak points.',
    items: [
      { name: 'Multifamily', anchor: 'property-management' },
      { name: 'Commercial Offices', anchor: 'office' },
      { name: 'Retail', anchor: 'retail' },
      { name: 'Construction Sites', anchor: 'construction' },
      { name: 'Self-Storage', anchor: 'self-storage' },
      { name: 'Property Management', anchor: 'property-management' },
      { name: 'Auto Dealerships', anchor: 'automotive' },
      { name: 'Medical', anchor: 'medical' },
      { name: 'Education', anchor: 'education' },
      { name: 'Places of Worship', anchor: 'places-of-worship' },
    ],
  },
  services: {
    title: 'What we install and run in Austin',
    intro: 'Take one item or the whole list. What you already own and still like, we keep and connect.',
    groups: [
      { practice: 'physical-security', slugs: ['video-surveillance', 'access-control', 'video-monitoring'] },
      {
        practice: 'connectivity',
        slugs: ['structured-cabling', 'wireless-access-points', 'managed-switches', 'network-monitoring'],
      },
      {
        practice: 'it-security',
        slugs: ['password-management', 'firewall-management', 'security-training', 'saas-security', 'threat-detection'],
      },
      {
        practice: 'audiovisual',
        slugs: ['commercial-audio', 'video-control', 'display-integration', 'lighting-integration'],
      },
    ],
  },
  project: {
    title: 'Featured project: a homeowners association without break-ins',
    text: 'Seven locations had to be secured, and each was deployed in under one hour. The home page tells what was wrong and what was done about it.',
    results: [
      { value: '100%', label: 'decrease in break-ins' },
      { value: '60+', label: 'days without incidents' },
      { value: '7', label: 'locations secured' },
    ],
    link: 'Read the success story',
  },
  faq: {
    title: 'What Austin clients ask first',
    items: [
      {
        question: 'How soon can you install in Austin?',
        answer:
          'For urgent needs we offer same-day installation, and next-day installation for most standard camera and access control jobs. Work that needs trenching, lifts or a building permit is scheduled with you after a site visit.',
      },
      {
        question: 'Do you take over systems that someone else installed?',
        answer:
          'Often, yes. We test the cable, look up what its maker still supports, and tell you what can stay. Good cameras and readers can sometimes move to a new platform without being replaced.',
      },
      {
        question: 'Who answers when something fails at night?',
        answer:
          'Our support is local and available 24/7. Much can be put right remotely, and when it cannot, a technician comes to the site.',
      },
      {
        question: 'Do we need an alarm permit?',
        answer:
          'A monitored alarm in the City of Austin needs a permit from the city, and neighboring towns have rules of their own. We tell you which apply to your address before anything is switched on.',
      },
      {
        question: 'What does an assessment cost, and what do we get?',
        answer:
          'The site assessment is free. It leads to a custom proposal for your property, which separates what is necessary now from what can wait.',
      },
    ],
  },
  invitations: {
    afterServices: {
      title: 'Not sure which of these you need?',
      text: 'Describe the problem and leave the product open. A short call often shows whether it calls for a camera, a cable or a new habit.',
    },
    closing: {
      title: 'Walk your Austin property with us',
      text: 'The assessment is free. Show us the doors and the dark corners, and we prepare a proposal for your site.',
    },
  },
};
