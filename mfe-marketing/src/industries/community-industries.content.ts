import type { Industry } from './industry.ts';

/** Industries that serve the public. */
export const communityIndustries: readonly Industry[] = [
  {
    id: 'non-profit',
    practice: 'it-security',
    name: 'Non-Profit',
    heading: 'Protect people and donations on a careful budget',
    intro:
      'Shelters, food banks and advocacy centers care for people who may be in danger, with volunteers who change every season and boards that read each invoice. Systems have to be safe and easy to explain.',
    capabilities: [
      {
        title: 'Discreet entrances',
        text: 'Video intercom and staffed release, with cameras turned to the street and away from the waiting room.',
      },
      { title: 'Volunteer access', text: 'Schedules and cards that expire by themselves at the end of a program.' },
      {
        title: 'Donor data',
        text: 'Password vaults, staff training and a look at cloud settings, sized for small teams.',
      },
      {
        title: 'Meeting and appeal',
        text: 'Sound, screens and streaming for galas and board meetings that a volunteer can run.',
      },
    ],
    highlight: 'We can plan in phases, so that each one fits a grant or a budget year.',
  },
  {
    id: 'education',
    practice: 'connectivity',
    name: 'Education',
    heading: 'Open schools with closed doors',
    intro:
      'A campus welcomes everybody in the morning and has to be closed to strangers an hour later. Doors, cameras, paging and networks belong in one plan that teachers can carry out under stress.',
    capabilities: [
      {
        title: 'Secure vestibules',
        text: 'Visitors are seen and heard at the outer door, and identified before the inner one opens.',
      },
      {
        title: 'Lockdown',
        text: 'One action locks the controlled doors and starts the announcement. Leaving stays possible at any time.',
      },
      {
        title: 'Classroom technology',
        text: 'Displays, voice lift and clean cabling, alike in every classroom.',
      },
      {
        title: 'Campus Wi-Fi',
        text: 'Enough capacity for a device for each student and a test on the same morning.',
      },
    ],
    highlight: 'In a drill, staff need to remember one button.',
  },
  {
    id: 'places-of-worship',
    practice: 'audiovisual',
    name: 'Places of Worship',
    heading: 'A welcome at every door, and someone who notices',
    intro:
      'A house of worship wants open doors and clear speech, with technology that volunteers can run. Security belongs with the ushers and should not show.',
    capabilities: [
      {
        title: 'Speech and music',
        text: 'Loudspeakers aimed at people and away from stone, with assistive listening and a mix of its own for the stream.',
      },
      {
        title: 'Screens and light',
        text: 'Lyrics that can be read in the last pew, and scenes for services and weddings.',
      },
      { title: 'Children’s areas', text: 'Check-in doors and cameras that parents and ushers can trust.' },
      {
        title: 'Weekday watch',
        text: 'Doors on a calendar, monitored grounds, and alerts to the phone of whoever is in charge.',
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
      'City halls, courts and public-safety buildings serve everybody and hold records that few may see. Rules on procurement, retention and criminal-justice information shape the design from the first drawing.',
    capabilities: [
      {
        title: 'CJIS-minded design',
        text: 'Segmented networks, strong authentication and logged access for rooms and systems that touch criminal-justice information.',
      },
      { title: 'Council chambers', text: 'Microphones, captions and streaming that the clerk can run alone.' },
      {
        title: 'Evidence and records rooms',
        text: 'Two-person rules, audit trails and video with retention by schedule.',
      },
      {
        title: 'Many sites, one policy',
        text: 'Libraries, parks and water plants on one access system, each with its own administrator.',
      },
    ],
    highlight: 'Access rules and video retention that can be explained to a council, an auditor or a judge.',
  },
  {
    id: 'medical',
    practice: 'it-security',
    name: 'Medical',
    heading: 'Care, privacy and doors that open for the right people',
    intro:
      'Clinics and hospitals mix the public with medicines, records and people at their most vulnerable. Access has to be quick for hands in gloves, and privacy is a matter of camera angles as much as of passwords.',
    capabilities: [
      {
        title: 'Medication and lab access',
        text: 'Touch-free readers, two factors where rules ask for them, and a history for each cabinet.',
      },
      {
        title: 'Privacy-aware video',
        text: 'Entrances, pharmacy and parking covered; treatment areas masked in the camera.',
      },
      {
        title: 'Clinical Wi-Fi',
        text: 'Separate, monitored networks for devices, staff and patients, designed for equipment that moves from room to room.',
      },
      {
        title: 'Records protection',
        text: 'Endpoint detection, password vaults and sound cloud settings that support a HIPAA program.',
      },
    ],
    highlight: 'Quick for the nurse with a badge, closed to everyone else.',
  },
];
