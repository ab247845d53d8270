import type { CityPractice } from '../city.ts';

export const audioVisual: CityPractice = {
  city: 'austin',
  topic: 'audio-visual',
  sections: ['places', 'table', 'approach', 'document', 'steps'],
  title: 'Audio/Visual Integration in Austin, TX',
  description:
    'Conference rooms, taproom sound, worship audio, digital signage and lighting control for Austin offices, venues, churches and clubhouses.',
  headline: 'Sound and video for Austin, a city of live music',
  lead: 'Austin audiences know good sound. At an all-hands on Second Street, a sermon in Round Rock or a Friday set in a taproom, a plain screen is forgiven sooner than bad audio.',
  answers: {
    cost: 'Room size, glass and the ceiling above the projector.',
    soon: 'A loose display tomorrow; a boardroom by the lead time of its glass.',
    licensed: 'Low voltage is open; outlets belong to an electrician.',
    proof: 'Ask to stand in a finished room and talk.',
  },
  places: {
    title: 'Austin rooms and what they need',
    intro: 'We look at the ceiling, the glass and the neighbors before we choose equipment.',
    items: [
      {
        title: 'Offices with too much glass',
        industry: 'office',
        text: 'Polished concrete and floor-to-ceiling windows echo. Acoustic treatment comes first, then beamforming microphones that follow whoever speaks.',
      },
      {
        title: 'Taprooms and patios on the East Side',
        industry: 'entertainment',
        text: 'Background music has to stay on the property. Many small speakers at low level do that better than two loud ones, and a limiter on a schedule helps to keep within the city’s sound rules.',
      },
      {
        title: 'Sanctuaries and fellowship halls',
        industry: 'places-of-worship',
        text: 'Speech must reach the last pew, music should fill the room, and a volunteer runs it all. Presets named after the services replace a console full of knobs.',
      },
      {
        title: 'Apartment clubhouses and hill-country amenity centers',
        text: 'Game night, yoga or an HOA meeting runs from a wall plate with a few buttons. Residents cast to the screen without calling the leasing office.',
      },
    ],
  },
  approach: {
    title: 'A meeting should start with one touch',
    paragraphs: [
      'If a guest from Houston cannot join, share and leave without help, the room is not finished. We test it with a person who has never seen it.',
      'The room is drawn before anything is ordered, with sight lines from the worst seat, loudness at the back, heat in the credenza, and a cable route that still works when the table moves.',
    ],
  },
  table: {
    title: 'Equipment by size of room',
    columns: ['Room', 'What usually works'],
    rows: [
      ['Phone booth', 'Good light, ventilation and acoustic panels; the laptop does the rest'],
      ['Huddle, four seats', 'All-in-one video bar under a 55-inch display'],
      ['Boardroom, fourteen seats', 'Two displays, ceiling array, tracking camera, touch controller'],
      ['All-hands floor', 'Laser projector or LED wall, voice lift, recording to the cloud'],
      ['Lobby', 'Scheduled signage that goes dark after hours'],
    ],
  },
  steps: {
    title: 'How AV installation works in Austin',
    items: [
      { title: 'Hear it', text: 'We listen and measure reverberation with the air conditioning running.' },
      {
        title: 'Model',
        text: 'Speaker positions and coverage are worked out on the drawing, where changes are free.',
      },
      {
        title: 'Build',
        text: 'Racks are wired and tested before they reach your space, which shortens the work there.',
      },
      {
        title: 'Tune',
        text: 'Levels, equalization and presets are set in the quiet room and checked with people in it.',
      },
    ],
  },
  faq: {
    title: 'Audio/visual questions from Austin',
    items: [
      {
        question: 'Teams, Zoom or Meet: must we choose?',
        answer:
          'Pick the one you use most as the room’s native platform. The others can be joined as a guest, or from a laptop through one USB-C cable that drives camera, microphone and screen.',
      },
      {
        question: 'Can the patio have outdoor televisions?',
        answer:
          'Yes, with displays made for outdoors: bright enough for daylight, rated for heat, and hung in the shade. Outdoor cable runs get surge protection.',
      },
      {
        question: 'Who fixes it when a meeting is about to start?',
        answer:
          'Call us: support in Austin is local and available 24/7. Networked processors, displays and cameras can be reached remotely, and often that is enough to bring a room back.',
      },
      {
        question: 'Can lights be part of it?',
        answer:
          'They should be. Scenes for talking, presenting and cleaning come from the same panel, and shades can follow the sun on western glass.',
      },
    ],
  },
  services: ['commercial-audio', 'display-integration', 'video-control', 'lighting-integration'],
  closing: {
    title: 'Show us your worst room',
    text: 'Bring the person who always ends up fixing it.',
  },
};
