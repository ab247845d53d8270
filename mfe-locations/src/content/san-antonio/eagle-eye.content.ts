import type { CityPartner } from '../city.ts';

export const eagleEye: CityPartner = {
  city: 'san-antonio',
  topic: 'eagle-eye',
  sections: ['fit', 'jobs', 'products', 'document', 'suitability'],
  title: 'Eagle Eye Cloud Video in San Antonio, TX',
  description:
    'Cloud video by Eagle Eye Networks for San Antonio truck yards, hotels, vacant buildings and multi-site owners, with sensible bandwidth and retention.',
  headline: 'Eagle Eye cloud video for San Antonio yards and hotels',
  lead: 'Trailers park acres from the nearest closet, owners live in another state, and an empty motel can be stripped in a weekend. Eagle Eye brings such places together in one video system that can be searched from anywhere.',
  answers: {
    cost: 'Upload at the yard and the days you keep.',
    soon: 'After a test of your old cameras at dusk.',
    licensed: 'Video that is recorded is under chapter 1702.',
    proof: 'One association, told with its seven locations.',
  },
  fit: {
    title: 'Bandwidth is the design question',
    paragraphs: [
      'Before we talk about lenses, we measure the circuit. Yards on the edge of town often rely on fixed wireless or cellular, so previews travel at low resolution, and full-quality video waits on site until it is opened or the schedule allows.',
      'Where there is fiber, more can be stored in the cloud. Retention is chosen camera by camera, shorter for a lobby and longer for the lane in which claims are disputed.',
    ],
  },
  products: {
    title: 'Which Eagle Eye parts suit which site',
    columns: ['Item', 'San Antonio example'],
    rows: [
      ['Direct-to-cloud cameras', 'A few supported cameras at a kiosk, without a bridge'],
      ['Rack bridge', 'Dozens of streams at a cross-dock off Loop 1604'],
      ['Multi-site layouts', 'A franchise group’s front counters, side by side'],
      ['Plate recognition with rules', 'Known tractors and strangers told apart at the gate'],
      ['Open API', 'Lets other software fetch a clip, for instance for a claim'],
      ['Mobile viewer', 'Lets an owner in Monterrey check on a building in Southtown'],
    ],
  },
  suitability: {
    title: 'Is cloud video right for the property?',
    suits: 'Signs that it is',
    suitsItems: [
      'Locations open and close, and hardware has to follow.',
      'Guards, insurers and owners need different, limited views.',
      'A mixture of camera brands has grown over the years.',
    ],
    elsewhere: 'Signs that it is not',
    elsewhereItems: [
      'The facility is isolated from the internet by rule.',
      'Operators steer cameras all day and notice any delay.',
      'You have one building, with new cameras and a recorder of the same maker.',
    ],
  },
  jobs: {
    title: 'Where Eagle Eye works well in San Antonio',
    items: [
      {
        title: 'Drop yards on I-35 and I-10',
        industry: 'logistics',
        text: 'Tall poles carry thermal cameras at the fence and plate cameras at both lanes. Arrival and departure have a picture, which helps when detention time is disputed.',
      },
      {
        title: 'Vacant and distressed buildings',
        industry: 'distressed-properties',
        text: 'Battery or solar units with cellular watch doors, roof and copper until work starts. When the rehab crew arrives, the cameras can move to the material.',
      },
      {
        title: 'Boutique hotels',
        industry: 'entertainment',
        text: 'Cameras watch back corridors, cash handling and the pool. Where the existing ones are supported they stay in place, and only the recorder goes.',
      },
    ],
  },
  faq: {
    title: 'Eagle Eye questions from San Antonio',
    items: [
      {
        question: 'How much upload does a camera need?',
        answer:
          'It depends on resolution, motion and how much is stored remotely. A low-resolution preview takes well under a megabit per second, continuous full quality several. We check what your line really carries.',
      },
      {
        question: 'Can the police see our cameras?',
        answer:
          'Only what you share. A link to a clip can be given an end date, and sharing views with a 911 center, where that is offered, is your decision.',
      },
      {
        question: 'What becomes of recordings during a storm outage?',
        answer:
          'The appliance keeps recording on its own disk for as long as it and the cameras have power. Upload resumes by itself afterward.',
      },
      {
        question: 'Could monitoring agents speak to intruders?',
        answer:
          'With a network speaker and a monitoring service, they can. A voice that describes what the intruder is wearing is hard to ignore.',
      },
    ],
  },
  services: ['video-monitoring', 'video-surveillance', 'wireless-access-points'],
  closing: {
    title: 'A camera for the corner that worries you',
    text: 'Drop a pin on the map. We look at power, signal and line of sight to see which camera would help.',
  },
};
