import type { ComparisonRow } from '@portal/ui/comparison-table';

// Rule reviews: PCI DSS 4.0.1 requirement 1.2.7. Exits: IBC section 1010.2.

/** What a client can do before help arrives, and must not do. */
export const situations = [
  {
    practice: 'physical-security',
    title: 'A door stays locked, or does not lock',
    text: 'Use the key, and never block the way out. Note the number on the door’s label and the color of the reader’s light.',
  },
  {
    practice: 'physical-security',
    title: 'You need footage, or a camera is dark',
    text: 'Recordings are overwritten after a set number of days, so call soon. Tell us camera, day and time. Leave the recorder running.',
  },
  {
    practice: 'connectivity',
    title: 'The network or the Wi-Fi is down',
    text: 'Check whether the switch in the closet has lights and whether your provider reports an outage. Do not press a reset button: it erases the settings.',
  },
  {
    practice: 'it-security',
    title: 'An account or a computer was taken over',
    text: 'Take the computer off the network and leave it switched on. Call instead of writing from the mailbox in question.',
  },
  {
    practice: 'audiovisual',
    title: 'A room has no sound or no picture',
    text: 'Restart it from its panel, not at the breaker. A photo of panel and screen shows us the source and the cable.',
  },
  {
    practice: 'it-security',
    title: 'Someone has left, or a phone or fob is lost',
    text: 'Turn off the person’s credential and change the shared passwords. If you cannot, call us, with someone who has the authority.',
  },
] as const;

export const haveReady = [
  'The address, and the number on the door, camera or rack',
  'When it began, and what was changed before',
  'A photo of the device and its lights',
  'Who can let us in today, and until when',
] as const;

export const maintenance: readonly ComparisonRow[] = [
  {
    name: 'Controlled doors',
    values: [
      'Closer, hinges, latch and strike. Each exit tried with the power off',
      'Twice a year',
      'A door that does not latch is open, whatever the software shows',
    ],
  },
  {
    name: 'Batteries',
    values: [
      'Measured under load, with the date on a label. Sealed lead-acid is replaced after 3 to 5 years',
      'Once a year',
      'A dead battery is found when the power is out',
    ],
  },
  {
    name: 'Cameras',
    values: [
      'Lens cleaned, focus and view checked after dark, clock compared',
      'Twice a year',
      'A spider web in front of infrared light hides the night',
    ],
  },
  {
    name: 'Recordings',
    values: [
      'The oldest day of each camera, the disks, and one export',
      'Each quarter',
      'A gap is noticed on the day the footage is needed',
    ],
  },
  {
    name: 'Switches and firewall',
    values: [
      'Firmware, saved settings, power reserve, rules that nothing uses',
      'Each quarter. PCI DSS asks for a review of firewall rules every six months',
      'Old firmware and old rules are how strangers get in',
    ],
  },
  {
    name: 'Wi-Fi',
    values: [
      'Channels, failed connections and coverage, measured',
      'Once a year, and after walls or furniture have moved',
      'Metal shelves and neighbors change what worked at the handover',
    ],
  },
  {
    name: 'Rooms',
    values: [
      'Microphones, levels, scenes, projector filters and lamp hours',
      'Twice a year, or before the season',
      'The fault shows in front of an audience',
    ],
  },
];
