import type { CityTopic } from '../city.ts';

export const audioVisual: CityTopic = {
  city: 'austin',
  topic: 'audio-visual',
  title: 'Audio/Visual Integration in Austin, TX',
  description:
    'Conference rooms, taproom sound, worship audio, digital signage and lighting control for Austin offices, venues, churches and clubhouses.',
  headline: 'Sound good in the city that notices',
  lead: 'Austin audiences have ears. Whether it is an all-hands on Second Street, a sermon in Round Rock or a Friday set in a taproom, people forgive a plain screen sooner than bad sound.',
  places: {
    title: 'Rooms we fill around Austin',
    intro: 'Ceilings, glass and neighbors decide more than catalogs do.',
    items: [
      {
        title: 'Offices with too much glass',
        text: 'Polished concrete and floor-to-ceiling windows echo. We treat two surfaces before adding a microphone, then choose beamforming arrays that follow whoever speaks.',
      },
      {
        title: 'Taprooms and patios on the East Side',
        text: 'Background music that stays inside the property line. Many small speakers at low level beat two loud ones, and the limiter knows what hour the city’s sound rules begin.',
      },
      {
        title: 'Sanctuaries and fellowship halls',
        text: 'Speech must reach the last pew, music should bloom, and a volunteer runs it all. Presets named after services replace a desk with ninety-six knobs.',
      },
      {
        title: 'Apartment clubhouses and hill-country amenity centers',
        text: 'Game night, yoga, an HOA meeting. One wall plate with four buttons, plus a screen residents can cast to without calling the leasing office.',
      },
    ],
  },
  approach: {
    title: 'A meeting should need one touch',
    paragraphs: [
      'Join, share, leave: if a guest from Houston cannot do those three without help, the room is not finished. We test with somebody who has never seen it.',
      'Everything is drawn before it is ordered: sight lines from the worst seat, loudness at the back, heat in the credenza, where the cable goes when the table moves.',
    ],
  },
  table: {
    title: 'By size of room',
    columns: ['Room', 'What usually works'],
    rows: [
      ['Phone booth', 'No screen; good light, a fan and acoustic felt'],
      ['Huddle, four seats', 'All-in-one video bar under a 55-inch display'],
      ['Boardroom, fourteen seats', 'Two displays, ceiling array, tracking camera, touch controller'],
      ['All-hands floor', 'Laser projector or LED wall, voice lift, recording to the cloud'],
      ['Lobby', 'Scheduled signage that goes dark after hours'],
    ],
  },
  steps: {
    title: 'From echo to opening night',
    items: [
      { title: 'Hear it', text: 'We clap, talk and measure reverberation with the air conditioning running.' },
      { title: 'Model', text: 'Speaker positions and coverage are simulated, so that the argument happens on screen.' },
      { title: 'Build', text: 'Racks are wired and tested in the shop; your space is disturbed for days, not weeks.' },
      { title: 'Tune', text: 'Levels, equalization and presets are set at night and checked again with a full house.' },
    ],
  },
  faq: {
    title: 'AV questions from Austin',
    items: [
      {
        question: 'Teams, Zoom or Meet: must we choose?',
        answer:
          'Pick the one you use most as the room’s native platform. The others can be joined as a guest, or from a laptop through one USB-C cable that drives camera, microphone and screen.',
      },
      {
        question: 'Can the patio have outdoor televisions?',
        answer:
          'Yes, with displays bright enough for afternoon sun and rated for heat, hung in shade. We add surge protection, since a patio run is an invitation to lightning.',
      },
      {
        question: 'Who fixes it when a meeting is about to start?',
        answer:
          'Call. We can see processors, displays and cameras remotely and often recover a room before the coffee is poured.',
      },
      {
        question: 'Can lights be part of it?',
        answer:
          'They should be. Dim, bright and presentation scenes come from the same panel, and shades follow the sun on western glass.',
      },
    ],
  },
  services: ['commercial-audio', 'display-integration', 'video-control', 'lighting-integration'],
  closing: {
    title: 'Invite us to your worst room',
    text: 'Fifteen minutes inside it tells more than a wish list. Bring the person who always ends up fixing it.',
  },
};
