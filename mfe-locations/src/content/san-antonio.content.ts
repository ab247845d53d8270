import type { City } from './city.ts';

export const sanAntonio: City = {
  slug: 'san-antonio',
  title: 'Security & Technology Integration in San Antonio, TX',
  description:
    'Security cameras, door access, cabling, cyber protection and audio/visual for San Antonio: from River Walk hotels to Loop 1604 warehouses, with 24/7 support.',
  headline: 'Built for San Antonio: old walls, new warehouses and everything between the loops',
  lead: 'We design, install and manage physical security, networks, IT security and audio/visual for a city where a 19th-century façade, a hospital campus and a defense contractor can share one street.',
  stats: [
    { value: '24/7', label: 'support' },
    { value: '15+', label: 'years experience' },
    { value: '4', label: 'practices, one contract' },
  ],
  features: {
    title: 'What San Antonio asks of an integrator',
    intro:
      'Tourism, medicine, the military and freight each pull technology in a different direction. These are the four things we hear most.',
    items: [
      {
        practice: 'physical-security',
        title: 'Watch a crowd without walling it off',
        text: 'Hotels, plazas and event spaces live from being open. Cameras, discreet readers and staff-only doors protect the back of house while guests notice nothing but the welcome.',
      },
      {
        practice: 'it-security',
        title: 'Stand up to a contractor’s questionnaire',
        text: 'Suppliers around the bases are asked how they protect drawings and inboxes. We put the controls in place and keep the evidence your assessor will want to see.',
      },
      {
        practice: 'connectivity',
        title: 'Carry data across very long buildings',
        text: 'Distribution halls along I-35 outrun the reach of copper. Fiber backbones, remote cabinets and ceiling-mounted wireless keep scanners and yard gates online.',
      },
      {
        practice: 'audiovisual',
        title: 'Make ballrooms and classrooms easy to run',
        text: 'One touch panel for microphones, projectors and lights, labeled in words the banquet captain or the substitute teacher understands without a call.',
      },
    ],
  },
  coverage: {
    title: 'Neighborhoods and towns we serve',
    intro:
      'Everything inside Loop 410 and Loop 1604, then out along I-10, I-35 and US 281 to the towns that grew together with the city.',
    areas: [
      'Downtown San Antonio',
      'Pearl',
      'Southtown',
      'Medical Center',
      'Port San Antonio',
      'Brooks',
      'Stone Oak',
      'Alamo Ranch',
      'Alamo Heights',
      'Leon Valley',
      'Helotes',
      'Live Oak',
      'Converse',
      'Schertz',
      'Boerne',
      'Bexar County',
    ],
    elsewhere: 'North of New Braunfels? See what we do in Austin',
  },
  industries: {
    title: 'Trades that keep the city going',
    intro: 'The organizations we meet most often here, with a page section for each that goes further.',
    items: [
      { name: 'Government', anchor: 'government' },
      { name: 'Medical', anchor: 'medical' },
      { name: 'Logistics', anchor: 'logistics' },
      { name: 'Manufacturing', anchor: 'manufacturing' },
      { name: 'Entertainment', anchor: 'entertainment' },
      { name: 'Multifamily', anchor: 'property-management' },
      { name: 'Distressed Properties', anchor: 'distressed-properties' },
      { name: 'Education', anchor: 'education' },
      { name: 'Non-Profit', anchor: 'non-profit' },
      { name: 'Places of Worship', anchor: 'places-of-worship' },
    ],
  },
  services: {
    title: 'Services available in San Antonio',
    intro:
      'Sixteen solutions from the same company, whether the job is a single reader at a side door or a new campus.',
    groups: [
      { practice: 'physical-security', slugs: ['video-surveillance', 'access-control', 'video-monitoring'] },
      {
        practice: 'it-security',
        slugs: ['password-management', 'firewall-management', 'security-training', 'saas-security', 'threat-detection'],
      },
      {
        practice: 'connectivity',
        slugs: ['structured-cabling', 'wireless-access-points', 'managed-switches', 'network-monitoring'],
      },
      {
        practice: 'audiovisual',
        slugs: ['commercial-audio', 'video-control', 'display-integration', 'lighting-integration'],
      },
    ],
  },
  project: {
    title: 'How an association got its quiet nights back',
    text: 'A homeowners association was troubled by break-ins. Cover went up at each location in under one hour, and the incidents ended. The method travels well to any community along the loops.',
    results: [
      { value: '7', label: 'locations secured' },
      { value: '60+', label: 'days without incidents' },
      { value: '100%', label: 'decrease in break-ins' },
    ],
    link: 'See the whole story',
  },
  faq: {
    title: 'Questions from San Antonio',
    items: [
      {
        question: 'You are based in Austin. Does San Antonio get the same service?',
        answer:
          'Yes. The same people design, install and answer the phone, around the clock. Many faults can be put right remotely, and visits are planned with the drive down I-35 in mind.',
      },
      {
        question: 'Can you work on a historic building?',
        answer:
          'Yes. Inside a local historic district, exterior changes go through the city’s Office of Historic Preservation. We draw the visible parts early, choose small devices and existing openings, and leave masonry as we found it.',
      },
      {
        question: 'Is a permit required for a burglar alarm?',
        answer:
          'San Antonio requires one for alarms that call the police, and repeated false alarms cost money. Verified video before a call-out is the best way to keep that number low.',
      },
      {
        question: 'Do you help with CMMC or HIPAA?',
        answer:
          'We install and document technical and physical safeguards those frameworks ask for. We do not certify anyone: that is the job of your assessor, and we are used to answering their questions.',
      },
      {
        question: 'Could you start with a single building out of several?',
        answer:
          'That is a good way to begin. A first site shows whether staff like the system, and the others follow with the same parts, names and drawings.',
      },
    ],
  },
  invitations: {
    afterServices: {
      title: 'Bring us the floor plan, or the problem',
      text: 'A phone consultation costs nothing and ends with a plain answer: what to do first, what can wait, what is not worth buying.',
    },
    closing: {
      title: 'Let us see the site',
      text: 'A free assessment anywhere in Bexar County, followed by a proposal with drawings instead of adjectives.',
    },
  },
};
