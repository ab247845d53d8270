import type { Industry } from './industry.ts';

/** Industries whose subject is the property itself. */
export const propertyIndustries: readonly Industry[] = [
  {
    id: 'distressed-properties',
    practice: 'physical-security',
    name: 'Distressed Properties',
    heading: 'Turn a troubled address around',
    intro:
      'Vacant units, broken gates and a reputation: a distressed property loses residents faster than repairs can win them back. Visible, working security is the first improvement people believe, and it can be in place before the renovation is.',
    capabilities: [
      {
        title: 'Rapid perimeter',
        text: 'Self-contained camera units at entrances and courtyards, in place within days and without trenching.',
      },
      {
        title: 'Vacant-unit protection',
        text: 'Wireless locks and battery sensors on empty apartments, with a log of every contractor who enters.',
      },
      {
        title: 'Live talk-down',
        text: 'Monitored views after dark with a loudspeaker, so that copper thieves and squatters meet a voice.',
      },
      {
        title: 'Evidence that holds',
        text: 'Plate and face views at the few ways in and out, with retention long enough for police and court.',
      },
    ],
    financing: [
      {
        title: 'CapEx',
        text: 'Buy the system outright. It becomes an asset of the property, is depreciated and sold with it; a service agreement is optional.',
      },
      {
        title: 'OpEx',
        text: 'Pay by the month with equipment, monitoring and maintenance included. Nothing up front, and the cost sits in the operating budget.',
      },
      {
        title: 'Hybrid',
        text: 'Buy what stays in the walls, such as cable, gates and door hardware; subscribe to what ages, such as cameras and monitoring.',
      },
    ],
    benefits: [
      'Fewer break-ins and calls for service while the renovation runs',
      'Occupied units renew because the change can be seen',
      'Documented measures for lenders, insurers and the city',
      'Equipment that moves on, or stays and grows, when the property is stable',
    ],
    highlight: 'Secure the entrances first. Residents notice in a week what a new roof does not tell them in a year.',
  },
  {
    id: 'property-management',
    practice: 'connectivity',
    name: 'Property Management',
    heading: 'One standard across every property you manage',
    intro:
      'A portfolio collects systems the way a drawer collects keys: three gate brands, five camera logins, and a fob programmer nobody can find. We bring properties onto one standard, at the pace of leases and budgets.',
    challenges: [
      {
        title: 'Turnover',
        text: 'Each move-out leaves a credential behind. Rekeying is slow, and a fob that was never returned still opens the pool.',
      },
      {
        title: 'Scattered systems',
        text: 'Every acquisition brings another vendor and another app, and the regional manager remembers none of the passwords.',
      },
      {
        title: 'After-hours calls',
        text: 'Gates, noise and trespass arrive at night, when the on-site team is at home and the courtesy patrol is elsewhere.',
      },
    ],
    capabilities: [
      {
        title: 'Resident access',
        text: 'Gate, clubhouse, gym and unit on one phone or card, issued at move-in and withdrawn at move-out by your software.',
      },
      {
        title: 'Portfolio view',
        text: 'Cameras and doors of all properties in one browser tab, with rights by region, property and role.',
      },
      {
        title: 'Self-guided tours',
        text: 'Time-limited credentials for prospects and vendors, with a trail of which doors they opened.',
      },
      {
        title: 'Managed network',
        text: 'Monitored switches and Wi-Fi in leasing offices and amenities, so that the gate is not down for a weekend unseen.',
      },
    ],
    benefits: [
      'One vendor, one number and one invoice across the portfolio',
      'Move-outs close every door without a locksmith',
      'New acquisitions join a written standard instead of a new debate',
      'Incident clips found in minutes and shared by link',
    ],
    highlight: 'From the first gate to the last unit door: one credential, one log, one team to call.',
  },
  {
    id: 'construction',
    practice: 'physical-security',
    name: 'Construction',
    heading: 'Protect the site while it changes every week',
    intro:
      'A jobsite has no fixed walls, no power worth the name and a new entrance every month. Security has to move with the slab, and the permanent systems should be roughed in while the walls are open.',
    capabilities: [
      {
        title: 'Mobile towers',
        text: 'Solar or generator-backed camera towers with cellular links, relocated as phases move.',
      },
      {
        title: 'Material and tool watch',
        text: 'Monitored laydown yards with talk-down, from the last truck to the first.',
      },
      {
        title: 'Gate log',
        text: 'Plate and visitor records for deliveries and trades, useful in a dispute about a delay.',
      },
      {
        title: 'Low-voltage rough-in',
        text: 'Conduit, backboxes and cable coordinated with the drawings, so that no finished wall is opened again.',
      },
    ],
    highlight: 'The same crew that watches the site can cable the building: one mobilization fewer.',
  },
  {
    id: 'self-storage',
    practice: 'physical-security',
    name: 'Self-Storage',
    heading: 'Storage that runs without a full-time office',
    intro:
      'Customers come at odd hours, stay ten minutes and expect their unit untouched. Facilities with few or no staff need gates, locks and cameras that agree with the rental software about who may be where.',
    capabilities: [
      {
        title: 'Gate and elevator control',
        text: 'Codes or phones tied to the account: paid up means in, late means a polite refusal.',
      },
      {
        title: 'Unit-level locks',
        text: 'Wireless locks with an audit trail for each door, overlocked from the office and not with a padlock.',
      },
      {
        title: 'Aisle coverage',
        text: 'Views down every corridor, with motion search by unit number instead of by hour.',
      },
      { title: 'Remote help', text: 'Intercom at the gate and kiosk, answered by your team wherever it sits.' },
    ],
    highlight: 'An unmanned site is not an unwatched one.',
  },
  {
    id: 'office',
    practice: 'connectivity',
    name: 'Office',
    heading: 'Workplaces that open by themselves in the morning',
    intro:
      'People come on three days and expect a desk, a working room and a call without echo. Buildings have to know who is inside without making the lobby feel like an airport.',
    capabilities: [
      {
        title: 'Suite and elevator access',
        text: 'Mobile credentials tied to the directory, with tenants managing their own people.',
      },
      {
        title: 'Meeting rooms',
        text: 'The same three steps in every room: walk in, connect, talk. Equipment watched from afar.',
      },
      {
        title: 'Wi-Fi for calls',
        text: 'Surveyed coverage with voice-grade roaming, 802.1X for staff and isolation for guests.',
      },
      {
        title: 'Visitor flow',
        text: 'Pre-registered guests, printed or mobile badges, and a list for the muster point.',
      },
    ],
    highlight: 'One badge, one network and one room standard, from the garage to the boardroom.',
  },
];
