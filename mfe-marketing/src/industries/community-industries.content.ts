import type { Industry } from './industry.ts';

/** Industries that serve the public. */
export const communityIndustries: readonly Industry[] = [
  {
    id: 'non-profit',
    practice: 'it-security',
    heading: 'Protect people and donations on a careful budget',
    intro:
      'Shelters, food banks and advocacy centers care for people who may be in danger. Volunteers change every season and boards read each invoice, which calls for systems that are easy to run and to explain.',
    capabilities: [
      {
        title: 'Discreet entrances',
        text: 'Video intercom and staffed release, with cameras turned toward the street and away from the waiting room.',
      },
      { title: 'Volunteer access', text: 'Schedules and cards that expire at the end of a program.' },
      {
        title: 'Donor data',
        text: 'Password vaults, staff training and a review of cloud settings, sized for small teams.',
      },
      {
        title: 'Galas and board meetings',
        text: 'Sound, screens and streaming that a volunteer can run.',
      },
    ],
    highlight: 'We can plan in phases that match a grant or a budget year.',
    place: 'organization',
    services: ['access-control', 'password-management', 'security-training', 'saas-security', 'commercial-audio'],
  },
  {
    id: 'education',
    practice: 'connectivity',
    heading: 'Open schools with closed doors',
    intro:
      'A campus is open to hundreds of people in the morning and closed to strangers an hour later. Doors, cameras, paging and networks belong in one plan that teachers can carry out under stress.',
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
        text: 'Enough capacity for every student to take an online test on the same morning.',
      },
    ],
    highlight: 'In a drill, staff need to remember one button.',
    place: 'campus',
    services: ['access-control', 'display-integration', 'wireless-access-points', 'commercial-audio'],
  },
  {
    id: 'places-of-worship',
    practice: 'audiovisual',
    heading: 'A welcome at every door, and an eye on the grounds',
    intro:
      'A house of worship wants open doors and clear speech, with technology that volunteers can run. Security belongs with the ushers and stays out of sight.',
    capabilities: [
      {
        title: 'Speech and music',
        text: 'Loudspeakers aimed at people and away from stone, with assistive listening and a mix of its own for the stream.',
      },
      {
        title: 'Screens and light',
        text: 'Lyrics that can be read in the last pew, and lighting scenes for services and weddings.',
      },
      { title: 'Children’s areas', text: 'Check-in doors with access control and cameras that parents can trust.' },
      {
        title: 'Weekday watch',
        text: 'Doors on a calendar, monitored grounds and alerts to the phone of the person on duty.',
      },
    ],
    highlight: 'Built for the volunteer who runs it twice a month.',
    place: 'congregation',
    services: ['commercial-audio', 'display-integration', 'lighting-integration', 'access-control'],
  },
  {
    id: 'government',
    practice: 'it-security',
    heading: 'Public buildings, accountable systems',
    intro:
      'City halls, courts and public-safety buildings are open to the public and hold records that few may see. Rules on procurement, retention and criminal-justice information shape the design from the first drawing.',
    capabilities: [
      {
        title: 'CJIS-minded design',
        text: 'Firewalled networks, strong authentication and logged access for rooms and systems that touch criminal-justice information.',
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
    place: 'public building',
    services: ['access-control', 'video-surveillance', 'firewall-management', 'commercial-audio'],
  },
  {
    id: 'medical',
    practice: 'it-security',
    heading: 'Doors that open for the right people, cameras that respect patients',
    intro:
      'Clinics and hospitals mix the public with medicines, records and patients. Access has to be quick for hands in gloves, and privacy depends on camera angles as much as on passwords.',
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
    place: 'clinic',
    services: ['access-control', 'video-surveillance', 'wireless-access-points', 'threat-detection'],
  },
];
