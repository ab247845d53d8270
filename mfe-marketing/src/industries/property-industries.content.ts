import type { Industry } from './industry.ts';

/** Industries whose subject is the property itself. */
export const propertyIndustries: readonly Industry[] = [
  {
    id: 'distressed-properties',
    practice: 'physical-security',
    heading: 'Turn a troubled address around',
    intro:
      'A property with vacant units, broken gates and a reputation loses residents faster than repairs can win them back. Security that works and can be seen goes in before the renovation is finished.',
    capabilities: [
      {
        title: 'Rapid perimeter',
        text: 'Self-contained camera units at entrances and courtyards, placed without trenching.',
      },
      {
        title: 'Vacant-unit protection',
        text: 'Wireless locks and battery sensors on empty apartments, with a log of every contractor who enters.',
      },
      {
        title: 'Live talk-down',
        text: 'Video monitoring after dark with a loudspeaker for the operator to warn copper thieves and trespassers.',
      },
      {
        title: 'Usable evidence',
        text: 'Plate and face views at the few ways in and out, kept long enough for police and insurers to request them.',
      },
    ],
    financing: [
      {
        title: 'CapEx',
        text: 'Buy the system outright. It becomes an asset of the property and can be depreciated, with or without a service agreement.',
      },
      {
        title: 'OpEx',
        text: 'Pay by the month for equipment and service together. The cost sits in the operating budget, and capital stays free for the renovation.',
      },
      {
        title: 'Hybrid',
        text: 'Buy what stays in the walls, such as cable, gates and door hardware. Subscribe to what ages, such as cameras and monitoring.',
      },
    ],
    benefits: [
      'A visible deterrent while the renovation runs',
      'A change that residents notice before their lease comes up',
      'Measures you can show to lenders, insurers and the city',
      'Equipment that can move to the next property or stay and grow',
    ],
    highlight: 'Secure the entrances first. Residents notice a working gate sooner than a new roof.',
    place: 'property',
    services: ['video-surveillance', 'video-monitoring', 'access-control'],
  },
  {
    id: 'property-management',
    practice: 'connectivity',
    heading: 'One standard across every property you manage',
    intro:
      'Portfolios collect systems: several gate brands, a login for every camera system and a fob programmer that has gone missing. We bring properties onto one standard at the pace of leases and budgets.',
    challenges: [
      {
        title: 'Turnover',
        text: 'Each move-out leaves a credential behind. Rekeying is slow, and a fob that was never returned still opens the pool.',
      },
      {
        title: 'Scattered systems',
        text: 'Every acquisition brings another vendor and another app, each with passwords of its own.',
      },
      {
        title: 'After-hours calls',
        text: 'Gate faults, noise and trespass come at night, when the on-site team is at home.',
      },
    ],
    capabilities: [
      {
        title: 'Resident access',
        text: 'Gate, clubhouse, gym and unit on one phone or card, issued at move-in and withdrawn at move-out.',
      },
      {
        title: 'Portfolio view',
        text: 'Cameras and doors of all properties in one browser tab, with permissions by region, property and role.',
      },
      {
        title: 'Self-guided tours',
        text: 'Time-limited credentials for prospects and vendors, and a record of which doors they opened.',
      },
      {
        title: 'Managed network',
        text: 'Monitored switches and Wi-Fi in leasing offices and amenities, with an alert when a gate controller drops offline.',
      },
    ],
    benefits: [
      'One company to call across the portfolio',
      'Move-outs that close every door without a locksmith',
      'A written standard for each new acquisition to join',
      'Incident clips that are quick to find and can be shared by link',
    ],
    highlight: 'One credential from the gate to the unit door, and one team to call.',
    place: 'portfolio',
    services: ['access-control', 'video-surveillance', 'managed-switches', 'network-monitoring'],
  },
  {
    id: 'construction',
    practice: 'physical-security',
    heading: 'Protect the site while it changes every week',
    intro:
      'A jobsite has no fixed walls, little power and an entrance that keeps moving. Temporary security moves with it, and the permanent systems are roughed in while the walls are open.',
    capabilities: [
      {
        title: 'Mobile towers',
        text: 'Solar or generator-backed camera towers with cellular links, relocated as phases move.',
      },
      {
        title: 'Material and tool watch',
        text: 'Monitored laydown yards with talk-down, from the last truck in the evening to the first one in the morning.',
      },
      {
        title: 'Gate log',
        text: 'Plate and visitor records for deliveries and trades, useful in a dispute about a delay.',
      },
      {
        title: 'Low-voltage rough-in',
        text: 'Conduit, backboxes and cable coordinated with the drawings before drywall.',
      },
    ],
    highlight: 'The company that watches the site can also cable the building.',
    place: 'jobsite',
    services: ['video-monitoring', 'video-surveillance', 'structured-cabling'],
  },
  {
    id: 'self-storage',
    practice: 'physical-security',
    heading: 'Storage that runs without a full-time office',
    intro:
      'Customers come at odd hours, stay briefly and expect their unit untouched. With few or no staff on site, gates, locks and cameras have to follow what the rental software says about each tenant.',
    capabilities: [
      {
        title: 'Gate and elevator control',
        text: 'Codes or phones tied to the rental account, valid for the hours and floors that the tenant rents.',
      },
      {
        title: 'Unit-level locks',
        text: 'Wireless locks with an audit trail for each door, locked out from the office when an account is overdue.',
      },
      {
        title: 'Aisle coverage',
        text: 'Views down every corridor, with motion search in the area in front of a unit.',
      },
      { title: 'Remote help', text: 'Intercom at the gate and the kiosk, answered by your team from any location.' },
    ],
    highlight: 'Gate, doors and cameras on one screen, even when the office is empty.',
    place: 'facility',
    services: ['access-control', 'video-surveillance'],
  },
  {
    id: 'office',
    practice: 'connectivity',
    heading: 'Workplaces that are ready when people arrive',
    intro:
      'People come in on some days and expect a desk, a room that works and a call without echo. You need to know who is inside without an airport checkpoint in the lobby.',
    capabilities: [
      {
        title: 'Suite and elevator access',
        text: 'Mobile credentials tied to the directory, with tenants managing their own people.',
      },
      {
        title: 'Meeting rooms',
        text: 'The same steps in every room, and equipment that can be checked and restarted remotely.',
      },
      {
        title: 'Wi-Fi for calls',
        text: 'Surveyed coverage with fast roaming, 802.1X for staff and isolation for guests.',
      },
      {
        title: 'Visitor flow',
        text: 'Pre-registered guests, printed or mobile badges, and a list for the muster point.',
      },
    ],
    highlight: 'One badge and one room standard, from the garage to the boardroom.',
    place: 'office',
    services: ['access-control', 'video-control', 'wireless-access-points'],
  },
];
