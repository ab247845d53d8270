import type { Industry } from './industry.ts';

/** Industries that serve the public. */
export const communityIndustries: readonly Industry[] = [
  {
    id: 'non-profit',
    practice: 'it-security',
    name: 'Non-Profit',
    heading: 'Protect people and donations, on a budget with witnesses',
    intro:
      'Shelters, food banks and advocacy centers care for people who may be in danger, with volunteers who change every season and boards that read each invoice. Systems have to be safe, simple and explainable.',
    capabilities: [
      {
        title: 'Discreet entrances',
        text: 'Video intercom and staffed release, with cameras that look at the street and not at the waiting room.',
      },
      { title: 'Volunteer access', text: 'Schedules and cards that expire by themselves at the end of a program.' },
      { title: 'Donor data', text: 'Password vaults, training and cloud settings reviewed, sized for small teams.' },
      {
        title: 'Meeting and appeal',
        text: 'Sound, screens and streaming for galas and board nights, run by whoever is there.',
      },
    ],
    highlight: 'We plan in phases that fit a grant, and write the paragraph the grant asks for.',
  },
  {
    id: 'education',
    practice: 'connectivity',
    name: 'Education',
    heading: 'Open schools with closed doors',
    intro:
      'A campus has to welcome a thousand people at eight and nobody at nine. Doors, cameras, paging and networks belong in one plan that teachers can carry out under stress.',
    capabilities: [
      {
        title: 'Secure vestibules',
        text: 'Visitors are seen, heard and identified between two doors before either of them opens.',
      },
      {
        title: 'Lockdown',
        text: 'One action closes the doors and starts the message. Leaving stays possible at any time.',
      },
      {
        title: 'Classroom technology',
        text: 'Displays, voice lift and clean cabling, the same in each room of the grade.',
      },
      {
        title: 'Campus Wi-Fi',
        text: 'A device for each student, tests on the same morning, filtering that follows policy.',
      },
    ],
    highlight: 'A drill takes two minutes, because everybody knows the one button.',
  },
  {
    id: 'places-of-worship',
    practice: 'audiovisual',
    name: 'Places of Worship',
    heading: 'A welcome at every door, and someone who notices',
    intro:
      'A house of worship wants open doors, clear speech and quiet technology run by volunteers. Security should be felt by the ushers and by nobody else.',
    capabilities: [
      {
        title: 'Speech and music',
        text: 'Loudspeakers aimed at people and away from stone, with assistive listening and a separate stream mix.',
      },
      {
        title: 'Screens and light',
        text: 'Lyrics that can be read in the last pew, scenes for service, concert and wedding.',
      },
      { title: 'Children’s areas', text: 'Check-in doors and cameras that parents and ushers can trust.' },
      {
        title: 'Weekday watch',
        text: 'Doors on a calendar, monitored grounds, alerts to the facilities lead’s phone.',
      },
    ],
    highlight: 'Built for the volunteer who runs it twice a month.',
  },
  {
    id: 'government',
    practice: 'it-security',
    name: 'Government',
    heading: 'Public buildings, accountable systems',
    intro:
      'City halls, courts and public-safety buildings serve everybody and hold records that few may see. Procurement, retention and criminal-justice rules shape the design from the first drawing.',
    capabilities: [
      {
        title: 'CJIS-minded design',
        text: 'Segmented networks, strong authentication and logged access for rooms and systems that touch criminal-justice information.',
      },
      { title: 'Council chambers', text: 'Microphones, voting, captions and streaming that the clerk can run alone.' },
      {
        title: 'Evidence and records rooms',
        text: 'Two-person rules, audit trails and video with retention by schedule.',
      },
      {
        title: 'Many sites, one policy',
        text: 'Libraries, parks and water plants on one access system, each with its own administrator.',
      },
    ],
    highlight: 'Every door, rule and change documented, so that an open-records request is an afternoon’s work.',
  },
  {
    id: 'medical',
    practice: 'it-security',
    name: 'Medical',
    heading: 'Care behind doors that know their purpose',
    intro:
      'Clinics and hospitals mix the public with medicines, records and people at their most vulnerable. Access has to be quick for hands in gloves, and privacy is a matter of camera angles as much as of passwords.',
    capabilities: [
      {
        title: 'Medication and lab access',
        text: 'Touch-free readers, two factors where rules ask for them, a report for each cabinet.',
      },
      {
        title: 'Privacy-aware video',
        text: 'Entrances, pharmacy and parking covered; treatment areas masked in the camera.',
      },
      {
        title: 'Clinical Wi-Fi',
        text: 'Separate, monitored networks for devices, staff and patients, with roaming that carries an infusion pump.',
      },
      {
        title: 'Records protection',
        text: 'Endpoint detection, vaults and reviewed cloud settings that support a HIPAA program.',
      },
    ],
    highlight: 'Fast for the nurse, closed for the curious, and quiet for the patient.',
  },
];
