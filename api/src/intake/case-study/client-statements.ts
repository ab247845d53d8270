import type { GivenStatement } from '@portal/contracts/client-statement';
import type { Practice } from '@portal/contracts/practices';

// What only the client knows. `npm run statements` lists it; a confirmed value gets the status `confirmed`.

interface InstalledPart {
  practice: Practice;
  name: string;
  detail: string;
}

interface InstallationStep {
  /** Minutes after arrival. */
  minute: number;
  title: string;
  detail: string;
}

/** How the story's figures came about. */
interface StoryDetails {
  client: string;
  challenge: string;
  solution: string;
  /** What happened at each of the places, see homeowners-places.ts. */
  risks: string[];
  situation: string[];
  installed: InstalledPart[];
  /** What is done before the day at the site. */
  preparation: string;
  installationDay: InstallationStep[];
  /** How each figure was measured, in the order of the results. */
  measurements: string[];
}

export const storyDetails: GivenStatement<StoryDetails> = {
  about: 'Case study PDF: what happened at the homeowners association, what was installed and how it was measured',
  status: 'sample',
  value: {
    client: 'Homeowners association, Austin, Texas',
    challenge:
      'Thieves pried open mail kiosks at night, the pool gate was propped or climbed, and the clubhouse had been entered twice. None of the sites had a network line, two had no power nearby, and the board heard about each incident from a resident the next morning.',
    solution:
      'Each site got a self-contained camera and access unit with its own cellular uplink. Live operators watch after hours and can speak to anyone on site. Resident fobs replaced shared gate codes, and the property manager sees every site in one place.',
    risks: [
      'Doors pried open; parcels and checks taken',
      'Doors pried open; no street light',
      'Hidden from the road; no power within reach',
      'Hidden from the road; no power within reach',
      'Gate propped open; after-hours swimming',
      'Two forced entries; shared door code',
      'Vandalism; lighting cabinet opened',
    ],
    situation: [
      'The association looks after several hundred homes on the edge of Austin. Its shared amenities are spread over a mile of winding streets, and that is what made them easy: a mail kiosk out of sight of the nearest window, a pool gate whose four-digit code half the town knew, a clubhouse that stands empty on weeknights.',
      'Residents lost mail first, and then confidence. Every incident cost twice: once for the lock, the door or the panel, and once in the hours that volunteers spent on reports, insurers and angry messages. A patrol drove by twice a night and had never met anybody.',
      'Earlier proposals had failed on the ground itself. Wired cameras meant trenching under roads and an internet contract for every site, which put the price of protecting a mail kiosk above the price of rebuilding one.',
    ],
    installed: [
      {
        practice: 'physical-security',
        name: 'Cameras that ignore branches',
        detail:
          'Two fixed views per site, one close enough for a face and a plate, with analytics set to people and vehicles only.',
      },
      {
        practice: 'physical-security',
        name: 'Fobs instead of codes',
        detail:
          'Readers at the pool gate and clubhouse door, fitted on a second visit. A lost fob is switched off by the manager in a minute; no code is left to share.',
      },
      {
        practice: 'audiovisual',
        name: 'A voice on site',
        detail:
          'A horn speaker and strobe at every location. Most visits end when an operator says what the person is wearing.',
      },
      {
        practice: 'connectivity',
        name: 'Its own uplink',
        detail:
          'A managed switch and cellular router in each cabinet, with solar and battery at the two sites without power. No trench, no internet contract.',
      },
      {
        practice: 'it-security',
        name: 'A closed door for the network too',
        detail:
          'Every cabinet sits behind a managed firewall with no open inbound port. Named accounts and second factors for everybody who can see a picture.',
      },
    ],
    preparation:
      'Cabinets are built, configured and tested in the workshop. What is left for the site fits between the van’s arrival and the manager’s signature. This is the record of a typical one.',
    installationDay: [
      {
        minute: 0,
        title: 'Arrive',
        detail: 'Walk the site against the drawing, agree on both views with the manager.',
      },
      {
        minute: 8,
        title: 'Mount',
        detail: 'Band the pre-wired cabinet to the post or wall. Cameras and speaker are already on its arm.',
      },
      {
        minute: 22,
        title: 'Power',
        detail:
          'Plug into the outlet that an electrician has prepared, or raise the solar panel. Battery takes over on test.',
      },
      {
        minute: 30,
        title: 'Connect',
        detail: 'Uplink comes up on its own; the cabinet fetches the settings prepared for it.',
      },
      { minute: 38, title: 'Aim', detail: 'Set views, draw detection zones, mask the windows of neighboring homes.' },
      {
        minute: 48,
        title: 'Prove',
        detail: 'Walk in after-hours mode. An operator answers, speaks and logs the event.',
      },
      { minute: 55, title: 'Hand over', detail: 'The manager sees the site on a phone and signs the record.' },
    ],
    measurements: [
      'Forced entries reported to the property manager at the seven sites, after against before.',
      'Counted from the day the last site went live.',
      'Four mail kiosks, the pool, the clubhouse and the sport court.',
    ],
  },
};

export const storyQuotes: GivenStatement<{ quote: string; speaker: string }[]> = {
  about: 'Case study PDF: two testimonials of the homeowners association, with permission',
  status: 'sample',
  value: [
    {
      quote:
        'We used to start every board meeting with a list of what had been broken. Now the security report is one line, and we get to talk about the playground.',
      speaker: 'Board president',
    },
    {
      quote:
        'I expected trenches and a month of appointments. They did the first kiosk while I was on site, and I had the picture on my phone before they closed the van.',
      speaker: 'Community manager',
    },
  ],
};
