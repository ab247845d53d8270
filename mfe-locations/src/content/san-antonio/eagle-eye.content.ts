import type { CityPartner } from '../city.ts';

export const eagleEye: CityPartner = {
  city: 'san-antonio',
  topic: 'eagle-eye',
  title: 'Eagle Eye Cloud Video in San Antonio, TX',
  description:
    'Cloud video by Eagle Eye Networks for San Antonio truck yards, hotels, vacant buildings and multi-site owners, with sensible bandwidth and retention.',
  headline: 'Cloud video for truck yards, vacant lots and hotels off the river',
  lead: 'San Antonio property is wide. Trailers park acres from the nearest closet, owners live in another state, and an empty motel is stripped in a weekend. Eagle Eye gives all of it a single, searchable eye.',
  fit: {
    title: 'Bandwidth is the design question',
    paragraphs: [
      'Before we talk of lenses, we measure the circuit. Yards near the railroad often rely on fixed wireless or cellular, so previews travel at low resolution, while full-quality video waits on site until somebody opens it or the schedule allows.',
      'Where fiber exists, the same service simply stores more. Retention is chosen camera by camera: two weeks for a lobby, three months for the lane in which claims are disputed.',
    ],
  },
  products: {
    title: 'Assembled per site',
    columns: ['Item', 'San Antonio example'],
    rows: [
      ['Camera Direct', 'A handful of supported cameras at a kiosk, no appliance at all'],
      ['Rack bridge', 'Dozens of streams at a cross-dock off Loop 1604'],
      ['Multi-site layouts', 'A franchise group’s front counters, side by side'],
      ['Plate recognition with rules', 'Tractors on the list open the barrier, strangers ring dispatch'],
      ['Open API', 'Pulls a clip into the claim file when cargo is short'],
      ['Mobile viewer', 'Lets an owner in Monterrey check on a building in Southtown'],
    ],
  },
  weigh: {
    title: 'Is it right for the property?',
    suits: 'Signs that it is',
    suitsItems: [
      'locations open and close, and hardware has to follow',
      'guards, insurers and owners need different, limited views',
      'a mixture of brands has piled up over the years',
    ],
    elsewhere: 'Signs that it is not',
    elsewhereItems: [
      'the facility is isolated from the internet by rule',
      'operators steer cameras all day and notice any delay',
      'one building with forty new cameras of a single maker',
    ],
  },
  jobs: {
    title: 'Scenes from the job list',
    items: [
      {
        title: 'Drop yards on I-35 and I-10',
        text: 'Tall poles, thermal at the fence, plates at both lanes. Drivers are identified before the arm lifts, and detention time is proved with a picture.',
      },
      {
        title: 'Vacant and distressed buildings',
        text: 'Battery units with cellular watch copper, doors and roof until work starts. When the rehab crew arrives, cameras move to the tool crib.',
      },
      {
        title: 'Boutique hotels',
        text: 'Back corridors, cash handling, pool. Existing dome cameras stay in their plaster rosettes; merely the recorder disappears.',
      },
    ],
  },
  faq: {
    title: 'Before you move video to the cloud',
    items: [
      {
        question: 'How much upload does a camera need?',
        answer:
          'It depends on resolution, motion and how much is stored remotely. As a planning figure we reserve well under a megabit for an economical preview, several for full quality around the clock, then verify on your line.',
      },
      {
        question: 'Can the police see our cameras?',
        answer:
          'Only what you share. A link to a clip expires when you say; emergency sharing with 911 centers is an option that stays off until you turn it on.',
      },
      {
        question: 'What becomes of recordings during a storm outage?',
        answer:
          'The appliance keeps recording on its own disk while it has power. Upload resumes afterwards without anyone driving out.',
      },
      {
        question: 'Could monitoring agents speak to intruders?',
        answer:
          'With a horn speaker and a monitoring contract, they can. A voice naming the color of somebody’s cap ends most visits.',
      },
    ],
  },
  services: ['video-monitoring', 'video-surveillance', 'wireless-access-points'],
  closing: {
    title: 'Name the corner that worries you',
    text: 'Drop a pin on the map. We check power, signal and sight line, then say which camera would help.',
  },
};
