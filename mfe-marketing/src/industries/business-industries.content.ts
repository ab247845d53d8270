import type { Industry } from './industry.ts';

/** Industries that make, move or sell things. */
export const businessIndustries: readonly Industry[] = [
  {
    id: 'automotive',
    practice: 'audiovisual',
    name: 'Automotive',
    heading: 'Lots, keys and catalytic converters',
    intro:
      'A dealership is a showroom by day and a field of unattended inventory by night. Wheels and converters go in minutes, test drives go with false papers, and the service drive has its own arguments about scratches.',
    capabilities: [
      {
        title: 'Lot perimeter',
        text: 'Thermal and low-light cameras along the fence line, with live talk-down after closing.',
      },
      {
        title: 'Service-drive record',
        text: 'A walk-around captured as each car arrives, so that a scratch has a date.',
      },
      { title: 'Key and parts control', text: 'Doors, cabinets and cages by role, with every opening on record.' },
      {
        title: 'Showroom sound and screens',
        text: 'Quiet music, bright displays and one tablet that changes all of it for an event.',
      },
    ],
    highlight: 'One prevented night on the back row pays for a good deal of camera.',
  },
  {
    id: 'logistics',
    practice: 'physical-security',
    name: 'Logistics',
    heading: 'From the yard gate to the dock door',
    intro:
      'Freight changes hands at gates and docks, and each handover is a question of who, when and in what state. The answer has to be quick, because a trailer that waits costs money by the hour.',
    capabilities: [
      { title: 'Yard and gate', text: 'Plate and container reads at entry and exit, linked to the appointment.' },
      {
        title: 'Dock coverage',
        text: 'A view for each door that shows seal, load and condition, searchable by time and door.',
      },
      {
        title: 'Warehouse Wi-Fi',
        text: 'Designed for racks and scanners: overlap instead of power, surveyed with the racks full.',
      },
      { title: 'Driver access', text: 'Time-limited credentials for restrooms and offices, and for nothing beyond.' },
    ],
    highlight: 'When a claim arrives, the clip should be found before the coffee is.',
  },
  {
    id: 'manufacturing',
    practice: 'connectivity',
    name: 'Manufacturing',
    heading: 'Plant networks that keep production running',
    intro:
      'On the floor an outage is counted in parts not made. Control systems live for twenty years, laptops for four, and the network between them has to serve both and protect the first from the second.',
    capabilities: [
      {
        title: 'Segmented networks',
        text: 'Production, office and vendors in separate zones with a firewall between, along the lines of IEC 62443.',
      },
      {
        title: 'Industrial cabling',
        text: 'Sealed connectors, fiber rings and DIN-rail switches rated for heat, dust and vibration.',
      },
      {
        title: 'Safety and process video',
        text: 'Views of lines and hazards that maintenance and safety teams can share.',
      },
      {
        title: 'Controlled areas',
        text: 'Access by training record: an expired certificate closes the door by itself.',
      },
    ],
    highlight: 'The line does not stop because somebody in accounting opened an attachment.',
  },
  {
    id: 'retail',
    practice: 'it-security',
    name: 'Retail',
    heading: 'Stores that see shrink while it is still small',
    intro:
      'Losses hide in returns, at self-checkout and on the dock. Video that knows about transactions finds them in minutes, and the same network carries the music, the screens and the card terminals.',
    capabilities: [
      {
        title: 'Transaction search',
        text: 'OpenEye ties receipts to footage: look for the void and not for the hour.',
      },
      { title: 'Card-safe network', text: 'Terminals in a segment of their own, guests on another, both watched.' },
      { title: 'Sound and signage', text: 'Zones, playlists and menu boards changed for all stores from one page.' },
      { title: 'Opening and closing', text: 'Alarm, doors and lights follow the schedule; exceptions reach a phone.' },
    ],
    highlight: 'One picture of every store, from the stockroom to the shop window.',
  },
  {
    id: 'entertainment',
    practice: 'audiovisual',
    name: 'Entertainment',
    heading: 'Venues that change the scene in one touch',
    intro:
      'Bars, theaters and arenas live on atmosphere and on crowds that arrive all at once. Sound, pictures, light and safety have to work together for the three hours that count.',
    capabilities: [
      { title: 'Video everywhere', text: 'Any game on any screen by drag and drop, with sound that follows the zone.' },
      {
        title: 'House sound',
        text: 'Even coverage from bar to patio, ducked for announcements and muted by the fire panel.',
      },
      { title: 'Scene lighting', text: 'DMX and architectural light on one interface, timed from doors to last call.' },
      {
        title: 'Crowd safety',
        text: 'Entrances, cash rooms and back of house covered; high-density Wi-Fi for tickets and payments.',
      },
    ],
    highlight: 'Your manager presses “Doors”. The building does the rest.',
  },
  {
    id: 'marijuana-dispensaries',
    practice: 'physical-security',
    name: 'Marijuana Dispensaries',
    heading: 'Security that a license depends on',
    intro:
      'Where sale is licensed, the state writes part of the specification: which areas are seen, how long video is kept, who may enter the vault. We build to the text of the rule that applies to your license and document it for the inspector.',
    capabilities: [
      {
        title: 'Full camera coverage',
        text: 'Entrances, counters, vault and disposal without blind spots, with the retention the rule names.',
      },
      {
        title: 'Limited-access areas',
        text: 'Card and PIN or two persons for vault and grow rooms, and a visitor log that agrees with the video.',
      },
      {
        title: 'Inventory in view',
        text: 'Scale and point-of-sale events beside the picture, from intake to handover.',
      },
      {
        title: 'Resilience',
        text: 'Battery, cellular alarm path and failure alerts, because a gap in recording is a finding.',
      },
    ],
    highlight: 'Ready for an inspection on any day, including the one that was not announced.',
  },
];
