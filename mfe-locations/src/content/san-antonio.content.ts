import type { City } from './city.ts';

export const sanAntonio: City = {
  slug: 'san-antonio',
  title: 'Security & Technology Integration in San Antonio, TX',
  description:
    'Security cameras, door access, cabling, cyber protection and audio/visual for San Antonio: from River Walk hotels to Loop 1604 warehouses, with 24/7 support.',
  headline: 'Security and technology for San Antonio, in old walls and new warehouses',
  lead: 'We design, install and manage physical security, networks, IT security and audio/visual for a city of historic façades, hospital campuses, military bases and distribution centers.',
  stats: [
    { value: '24/7', label: 'support' },
    { value: '15+', label: 'years experience' },
    { value: '4', label: 'practices, one company' },
  ],
  features: {
    title: 'What San Antonio asks of an integrator',
    intro:
      'Tourism, medicine, the military and freight each ask something different of technology. Four needs come up again and again.',
    items: [
      {
        practice: 'physical-security',
        title: 'Watch a crowd without walling it off',
        text: 'Hotels, plazas and event spaces depend on being open. Cameras, discreet readers and staff-only doors protect the back of house, and guests hardly notice them.',
      },
      {
        practice: 'it-security',
        title: 'Stand up to a contractor’s questionnaire',
        text: 'Suppliers around the bases are asked how they protect drawings and inboxes. We put technical and physical controls in place and explain them to whoever assesses you.',
      },
      {
        practice: 'connectivity',
        title: 'Carry data across very long buildings',
        text: 'Distribution halls along I-35 are longer than copper can reach. Fiber backbones, remote cabinets and ceiling-mounted wireless keep scanners and yard gates online.',
      },
      {
        practice: 'audiovisual',
        title: 'Make ballrooms and classrooms easy to run',
        text: 'One touch panel for microphones, projectors and lights, labeled in words that a banquet captain or a substitute teacher understands.',
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
    title: 'Industries we serve in San Antonio',
    intro: 'Each of these has its own section on our industries page.',
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
    text: 'A homeowners association was troubled by break-ins. Seven locations were secured, each in under one hour, and the break-ins stopped. The same approach suits gated communities and associations in San Antonio.',
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
          'Yes. The same company designs, installs and supports your system, with 24/7 support. Many faults can be put right remotely, and visits are planned with the drive down I-35 in mind.',
      },
      {
        question: 'Can you work on a historic building?',
        answer:
          'Yes. Inside a local historic district, exterior changes go through the city’s Office of Historic Preservation. We settle the visible parts early, choose small devices and use existing openings wherever we can.',
      },
      {
        question: 'Is a permit required for a burglar alarm?',
        answer:
          'San Antonio requires a permit for alarm systems, and repeated false alarms can lead to fees. Checking the video before anyone is called keeps their number down.',
      },
      {
        question: 'Do you help with CMMC or HIPAA?',
        answer:
          'We install technical and physical safeguards that those frameworks ask for. We do not certify anyone: an assessment belongs to an assessor, and legal questions to your lawyer.',
      },
      {
        question: 'Could you start with a single building out of several?',
        answer:
          'That is a good way to begin. A first site shows whether staff like the system, and the others can follow with the same parts and names.',
      },
    ],
  },
  invitations: {
    afterServices: {
      title: 'Bring us the floor plan, or the problem',
      text: 'Tell us about it on the phone. A consultation usually shows what to do first and what can wait.',
    },
    closing: {
      title: 'Let us see the site',
      text: 'A free site assessment in and around Bexar County, followed by a custom proposal.',
    },
  },
};
