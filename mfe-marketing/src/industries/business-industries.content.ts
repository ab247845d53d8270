import type { Industry } from './industry.ts';

/** Industries that make, move or sell things. */
export const businessIndustries: readonly Industry[] = [
  {
    id: 'automotive',
    practice: 'audiovisual',
    heading: 'A dealership lot that is safe after closing',
    intro:
      'After closing, a dealership is a field of unattended inventory. Wheels and catalytic converters go in minutes. By day the service drive has its arguments about scratches.',
    capabilities: [
      {
        title: 'Lot perimeter',
        text: 'Thermal and low-light cameras along the fence line, with live talk-down after closing.',
      },
      {
        title: 'Service-drive record',
        text: 'Cameras on the service lane show the condition of each car as it arrives.',
      },
      { title: 'Key and parts control', text: 'Doors, cabinets and cages by role, with every opening on record.' },
      {
        title: 'Showroom sound and screens',
        text: 'Background music and bright displays, changed for an event from one tablet.',
      },
    ],
    highlight: 'A single night in the back row can cost more than the camera that watches it.',
    place: 'dealership',
    services: ['video-monitoring', 'access-control', 'commercial-audio', 'display-integration'],
  },
  {
    id: 'logistics',
    practice: 'physical-security',
    heading: 'From the yard gate to the dock door',
    intro:
      'Freight changes hands at gates and docks, and each handover raises the question of who took it and in what condition. The answer has to be quick, because a waiting trailer costs money.',
    capabilities: [
      { title: 'Yard and gate', text: 'Plates read at entry and exit, with a picture of truck and trailer.' },
      {
        title: 'Dock coverage',
        text: 'A view for each door that shows seal, load and condition, searchable by time and door.',
      },
      {
        title: 'Warehouse Wi-Fi',
        text: 'Designed for racks and scanners, and surveyed with the racks full.',
      },
      {
        title: 'Driver access',
        text: 'Time-limited credentials that open the driver restroom and the shipping office only.',
      },
    ],
    highlight: 'When a claim arrives, the right clip should take minutes to find.',
    place: 'yard and docks',
    services: ['video-surveillance', 'access-control', 'wireless-access-points'],
  },
  {
    id: 'manufacturing',
    practice: 'connectivity',
    heading: 'Plant networks that keep production running',
    intro:
      'Control systems stay for decades while laptops change every few years. The plant network has to serve both and protect the machines from the laptops.',
    capabilities: [
      {
        title: 'Segmented networks',
        text: 'Production, office and vendors in separate zones with a firewall between them, along the lines of IEC 62443.',
      },
      {
        title: 'Industrial cabling',
        text: 'Sealed connectors, fiber between cabinets, and DIN-rail switches rated for heat and vibration.',
      },
      {
        title: 'Safety and process video',
        text: 'Views of lines and hazards that maintenance and safety teams can share.',
      },
      {
        title: 'Controlled areas',
        text: 'Access by role, with permissions that can be set to end on the day a training certificate does.',
      },
    ],
    highlight: 'An attachment opened in accounting should never stop the line.',
    place: 'plant',
    services: ['firewall-management', 'structured-cabling', 'managed-switches', 'access-control'],
  },
  {
    id: 'retail',
    practice: 'it-security',
    heading: 'Catch shrink before inventory day',
    intro:
      'Losses hide in returns, at self-checkout and on the dock. Video tied to transactions makes them easier to find, and the same network carries the music, the screens and the card terminals.',
    capabilities: [
      {
        title: 'Transaction search',
        text: 'OpenEye can tie receipts to footage: search for voids and see the pictures.',
      },
      {
        title: 'Card-safe network',
        text: 'Terminals behind the firewall in a segment of their own, guests on another, both monitored.',
      },
      { title: 'Sound and signage', text: 'Music zones and display content for all stores, changed from one place.' },
      {
        title: 'Opening and closing',
        text: 'Doors and lights follow the schedule, and a door opened outside it sends an alert to a phone.',
      },
    ],
    highlight: 'Every store in one view, from the stockroom to the front window.',
    place: 'stores',
    services: ['video-surveillance', 'firewall-management', 'commercial-audio', 'display-integration'],
  },
  {
    id: 'entertainment',
    practice: 'audiovisual',
    heading: 'Venues that change the scene in one touch',
    intro:
      'In bars, theaters and arenas the crowd arrives all at once. Sound, video and lighting run from one control, and entrances and cash rooms stay covered.',
    capabilities: [
      {
        title: 'Video everywhere',
        text: 'Any game on any screen, chosen on a tablet, with sound that follows the zone.',
      },
      {
        title: 'House sound',
        text: 'Even coverage from bar to patio, lowered for announcements and muted by the fire panel.',
      },
      { title: 'Scene lighting', text: 'DMX and architectural light on one interface, from doors to last call.' },
      {
        title: 'Crowd safety',
        text: 'Cameras at entrances, cash rooms and back of house; high-density Wi-Fi for tickets and payments.',
      },
    ],
    highlight: 'Your manager presses “Doors”, and sound, screens and lights follow.',
    place: 'venue',
    services: ['video-control', 'commercial-audio', 'lighting-integration', 'video-surveillance'],
  },
  {
    id: 'marijuana-dispensaries',
    practice: 'physical-security',
    heading: 'Security that a license depends on',
    intro:
      'Where sale is licensed, the state writes part of the specification: which areas are on camera, how long video is kept and who may enter the vault. We design to the rule that applies to your license.',
    capabilities: [
      {
        title: 'Full camera coverage',
        text: 'Entrances, counters, vault and disposal in view, kept for as long as the rule requires.',
      },
      {
        title: 'Limited-access areas',
        text: 'Card and PIN or two persons for the vault, and a visitor log that can be compared with the video.',
      },
      {
        title: 'Inventory in view',
        text: 'Cameras over scales and counters, with point-of-sale data beside the picture where the systems allow.',
      },
      {
        title: 'Resilience',
        text: 'Battery power, a cellular alarm path and alerts on failure, because a gap in recording counts as a finding.',
      },
    ],
    highlight: 'An inspector asks for a day and a door. The system should show both at once.',
    place: 'dispensary',
    services: ['video-surveillance', 'access-control', 'network-monitoring'],
  },
];
