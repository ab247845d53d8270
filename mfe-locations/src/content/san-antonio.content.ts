import type { City } from './city.ts';

// The website specification has figures, support hours and installation times for Austin only: do not repeat them here.
export const sanAntonio: City = {
  slug: 'san-antonio',
  title: 'Security & Technology Integration in San Antonio, TX',
  description:
    'Security cameras, door access, cabling, cyber protection and audio/visual for San Antonio, from River Walk hotels to warehouses on Loop 1604.',
  headline: 'San Antonio security, networks and AV',
  lead: 'Historic buildings, hospital campuses, defense suppliers and distribution centers need different systems. We design, install and manage them.',
  answers: {
    cost: 'Distance between buildings, old walls and who may drill.',
    soon: 'You get a date after the visit, in writing with the proposal.',
    licensed: 'Work on cameras, alarms and doors needs the state’s license.',
    proof: 'An association with seven locations, a story you can read.',
  },
  firstSteps: ['First consultation by phone', 'Free site assessment', 'Custom proposal for your site'],
  features: {
    title: 'What San Antonio buildings need',
    intro: 'Tourism, medicine, the military and freight each make their own demands on a building’s technology.',
    items: [
      {
        practice: 'physical-security',
        title: 'Watch a crowd without walling it off',
        text: 'Hotels, plazas and event spaces have to stay open. Cameras, discreet readers and staff-only doors protect the back of house and leave the front to the guests.',
      },
      {
        practice: 'it-security',
        title: 'Pass a contractor’s security questionnaire',
        text: 'Suppliers around the bases are asked how they protect drawings and inboxes. We put technical and physical controls in place and explain them to your assessor.',
      },
      {
        practice: 'connectivity',
        title: 'Reach the far end of a long building',
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
    intro: 'Inside Loop 410 and Loop 1604, and out along I-10, I-35 and US 281.',
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
    intro: 'Each has a section of its own on our industries page.',
    items: [
      { name: 'Government', industry: 'government' },
      { name: 'Medical', industry: 'medical' },
      { name: 'Logistics', industry: 'logistics' },
      { name: 'Manufacturing', industry: 'manufacturing' },
      { name: 'Entertainment', industry: 'entertainment' },
      { name: 'Multifamily', industry: 'property-management' },
      { name: 'Distressed Properties', industry: 'distressed-properties' },
      { name: 'Education', industry: 'education' },
      { name: 'Non-Profit', industry: 'non-profit' },
      { name: 'Places of Worship', industry: 'places-of-worship' },
    ],
  },
  services: {
    title: 'Services available in San Antonio',
    intro: 'Sixteen solutions, whether the job is a single reader at a side door or a new campus.',
    groups: [
      { practice: 'physical-security', slugs: ['access-control', 'video-surveillance', 'video-monitoring'] },
      {
        practice: 'it-security',
        slugs: ['firewall-management', 'threat-detection', 'security-training', 'password-management', 'saas-security'],
      },
      {
        practice: 'connectivity',
        slugs: ['structured-cabling', 'managed-switches', 'wireless-access-points', 'network-monitoring'],
      },
      {
        practice: 'audiovisual',
        slugs: ['display-integration', 'commercial-audio', 'lighting-integration', 'video-control'],
      },
    ],
  },
  project: {
    title: '60+ days without incidents at a homeowners association',
    text: 'All seven of its locations took less than an hour each to secure. The same method suits gated communities in San Antonio.',
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
        question: 'Where is your office?',
        answer:
          'In Austin. We serve clients in and around San Antonio as well. Ask for support hours and response times for your address, and have them written into the proposal.',
      },
      {
        question: 'Can you work on a historic building?',
        answer:
          'Yes. Inside a local historic district, exterior changes go through the city’s Office of Historic Preservation. It helps to settle the visible parts early, choose small devices and use existing openings.',
      },
      {
        question: 'Is a permit required for a burglar alarm?',
        answer:
          'San Antonio requires a permit for alarm systems, and repeated false alarms can lead to fees. Checking the video before calling the police keeps their number down.',
      },
      {
        question: 'Do you help with CMMC or HIPAA?',
        answer:
          'We install technical and physical safeguards that those frameworks ask for. We do not certify anyone. Your assessor and your lawyer have the last word.',
      },
      {
        question: 'Could you start with a single building out of several?',
        answer:
          'Yes, and it is a good way to begin. A first site shows whether staff like the system, and the others can follow with the same parts and names.',
      },
    ],
  },
  invitations: {
    afterServices: {
      title: 'A first consultation by phone',
      text: 'It usually shows what to do first. A floor plan helps, but a description of the problem is enough.',
    },
    closing: {
      title: 'A free assessment in San Antonio',
      text: 'We visit sites in and around Bexar County. You get a custom proposal afterward.',
    },
  },
};
