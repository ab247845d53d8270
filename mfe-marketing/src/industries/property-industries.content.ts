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
        text: 'Self-contained camera units at entrances and courtyards, placed without trenching.',
      },
      {
        title: 'Vacant-unit protection',
        text: 'Wireless locks and battery sensors on empty apartments, with a log of every contractor who enters.',
      },
      {
        title: 'Live talk-down',
        text: 'Monitored views after dark with a loudspeaker, so that an operator can speak to copper thieves and trespassers.',
      },
      {
        title: 'Usable evidence',
        text: 'Plate and face views at the few ways in and out, with a retention that leaves time for police and insurers to ask.',
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
        text: 'Buy what stays in the walls, such as cable, gates and door hardware; subscribe to what ages, such as cameras and monitoring.',
      },
    ],
    benefits: [
      'A deterrent that everybody can see while the renovation runs',
      'A change that residents can see when their lease comes up',
      'Measures that can be shown to lenders, insurers and the city',
      'Equipment that moves on, or stays and grows, when the property is stable',
    ],
    highlight: 'Secure the entrances first. Residents notice a working gate sooner than a new roof.',
  },
  {
    id: 'property-management',
    practice: 'connectivity',
    name: 'Property Management',
    heading: 'One standard across every property you manage',
    intro:
      'A portfolio collects systems the way a drawer collects keys: several gate brands, a login for every camera system, and a fob programmer nobody can find. We bring properties onto one standard, at the pace of leases and budgets.',
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
      'One company to call across the portfolio',
      'A move-out closes every door without a locksmith',
      'New acquisitions join a standard that is already written down',
      'Incident clips that are quick to find and can be shared by link',
    ],
    highlight: 'One credential from the gate to the unit door, and one team to call.',
  },
  {
    id: 'construction',
    practice: 'physical-security',
    name: 'Construction',
    heading: 'Protect the site while it changes every week',
    intro:
      'A jobsite has no fixed walls, little power and an entrance that keeps moving. Security has to move with it, and the permanent systems should be roughed in while the walls are open.',
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
    highlight: 'The company that watches the site can also cable the building.',
  },
  {
    id: 'self-storage',
    practice: 'physical-security',
    name: 'Self-Storage',
    heading: 'Storage that runs without a full-time office',
    intro:
      'Customers come at odd hours, stay briefly and expect their unit untouched. Facilities with few or no staff need gates, locks and cameras that agree with the rental software about who may be where.',
    capabilities: [
      {
        title: 'Gate and elevator control',
        text: 'Codes or phones tied to the rental account, so that access follows the tenant’s standing.',
      },
      {
        title: 'Unit-level locks',
        text: 'Wireless locks with an audit trail for each door, locked out from the office when an account is overdue.',
      },
      {
        title: 'Aisle coverage',
        text: 'Views down every corridor, with motion search in the area in front of a unit.',
      },
      { title: 'Remote help', text: 'Intercom at the gate and kiosk, answered by your team wherever it sits.' },
    ],
    highlight: 'A site without staff can still be watched.',
  },
  {
    id: 'office',
    practice: 'connectivity',
    name: 'Office',
    heading: 'Workplaces that open by themselves in the morning',
    intro:
      'People come in on some days and expect a desk, a room that works and a call without echo. The building should know who is inside without making the lobby feel like an airport.',
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
  },
];
