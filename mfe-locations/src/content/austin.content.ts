import type { City } from './city.ts';

export const austin: City = {
  slug: 'austin',
  title: 'Security & Technology Integration in Austin, TX',
  description:
    'Cameras, access control, networks, IT security and audio/visual for Austin properties, designed, installed and supported by one local team, 24/7.',
  headline: 'Security and technology for Austin',
  lead: 'One team designs, installs and supports cameras, doors, networks, IT security and meeting rooms for apartment communities, offices, shops and schools.',
  answers: {
    cost: 'Openings, views and cable paths. Stone, height and a landlord raise it.',
    soon: 'Same-day and next-day installation for work without trench, lift or permit.',
    licensed: 'A state license covers cameras, alarms and doors.',
    proof: '500+ installations around Austin, and one story told in full.',
  },
  stats: [
    { value: '500+', label: 'Austin installations' },
    { value: '24/7', label: 'local support' },
    { value: '15+', label: 'years experience' },
  ],
  features: {
    title: 'Four trades, planned together',
    intro:
      'A camera depends on the switch that powers it, and a door controller is a computer on your network. With one company for all four, you make one call when something fails.',
    items: [
      {
        practice: 'physical-security',
        title: 'Cameras and doors on one timeline',
        text: 'See who came in at 2 a.m., which gate was left open and the footage that goes with it, from a browser or a phone.',
      },
      {
        practice: 'connectivity',
        title: 'Networks built for Austin buildings',
        text: 'Copper and fiber through limestone, tilt-wall and old timber, Wi-Fi that reaches the pool deck, and switches with power to spare for the next camera.',
      },
      {
        practice: 'it-security',
        title: 'IT security for a small team',
        text: 'Managed firewalls, password vaults, staff training and threat detection for growing companies without a security department.',
      },
      {
        practice: 'audiovisual',
        title: 'Rooms that start on time',
        text: 'Sound, displays and lighting on one simple control, in conference rooms, sanctuaries, taprooms and lobbies.',
      },
    ],
  },
  coverage: {
    title: 'Where we work around Austin',
    intro:
      'Our office is in Austin, and these are the places we cover. If your property lies between two of them, ask us.',
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
    intro: 'Ten kinds of property. Follow a link for the problems and systems typical of each.',
    items: [
      { name: 'Multifamily', industry: 'property-management' },
      { name: 'Commercial Offices', industry: 'office' },
      { name: 'Retail', industry: 'retail' },
      { name: 'Construction Sites', industry: 'construction' },
      { name: 'Self-Storage', industry: 'self-storage' },
      { name: 'Property Management', industry: 'property-management' },
      { name: 'Auto Dealerships', industry: 'automotive' },
      { name: 'Medical', industry: 'medical' },
      { name: 'Education', industry: 'education' },
      { name: 'Places of Worship', industry: 'places-of-worship' },
    ],
  },
  services: {
    title: 'What we install and run in Austin',
    intro: 'Hire us for one item or the whole list. Equipment that still does its job can often stay.',
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
    title: 'Featured project: a homeowners association',
    text: 'Seven locations were secured, each deployed in under one hour. See what went wrong, what we installed and what changed.',
    results: [
      { value: '100%', label: 'decrease in break-ins' },
      { value: '60+', label: 'days without incidents' },
      { value: '7', label: 'locations secured' },
    ],
    link: 'Read the success story',
  },
  faq: {
    title: 'Questions from Austin',
    items: [
      {
        question: 'How soon can you install in Austin?',
        answer:
          'We offer same-day installation and next-day installation in Austin. Work that needs trenching, a lift or a building permit is scheduled after a site assessment.',
      },
      {
        question: 'Do you take over systems that someone else installed?',
        answer:
          'Often, yes. We test the cable, check what the manufacturer still supports, and tell you what can stay. Good cameras and readers can sometimes move to a new platform.',
      },
      {
        question: 'Who answers when something fails at night?',
        answer: 'Our local support is available 24/7. Many faults can be diagnosed and fixed remotely.',
      },
      {
        question: 'Do we need an alarm permit?',
        answer:
          'In the City of Austin an alarm system needs a permit, and neighboring cities have rules of their own. Check with the city your property is in before the system goes live.',
      },
      {
        question: 'What does an assessment cost, and what do we get?',
        answer:
          'The site assessment is free. It leads to a custom proposal for your property, which separates what is urgent from what can wait.',
      },
    ],
  },
  invitations: {
    afterServices: {
      title: 'Not sure which of these you need?',
      text: 'Tell us what is going wrong, and we will talk through the options on the phone.',
    },
    closing: {
      title: 'A free assessment of your Austin property',
      text: 'Show us the doors and the dark corners. A custom proposal follows.',
    },
  },
};
