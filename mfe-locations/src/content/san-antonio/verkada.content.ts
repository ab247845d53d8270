import type { CityPartner } from '../city.ts';

export const verkada: CityPartner = {
  city: 'san-antonio',
  topic: 'verkada',
  title: 'Verkada for San Antonio Schools, Clinics & Campuses',
  description:
    'Planning, mounting and running Verkada in San Antonio: campus cameras, lockdown, clinic doors and plate capture, with license costs stated up front.',
  headline: 'One Verkada console for every San Antonio campus you run',
  lead: 'Districts, clinic groups and agencies across Bexar County share a difficulty: many small buildings, few technicians. A platform without recorders removes the part that needed visiting most.',
  fit: {
    title: 'Why distributed owners like it',
    paragraphs: [
      'Administrators get roles by site, so a principal sees her school and the district sees all of them. Sign-in can run through the identity provider staff already use, with two factors, and every viewing is written to an audit log.',
      'Hardware draws power from an ordinary PoE switch and carries a ten-year maker’s warranty on cameras. That steadiness is useful where a bond program must last until the following one.',
    ],
  },
  products: {
    title: 'Matching parts to buildings',
    columns: ['Product', 'Use in and around San Antonio'],
    rows: [
      ['Fisheye', 'Cafeterias and clinic waiting areas, one unit in place of four'],
      ['Telephoto bullet', 'Drive lanes at Stone Oak centers, set up to read plates'],
      ['PTZ', 'Stadium and yard, steered by an officer on duty'],
      ['Access controllers', 'Portable classrooms and staff entrances, locked as a group'],
      ['Alarm panel and panic button', 'Front office, reaching a monitoring desk with video attached'],
      ['Guest', 'Reception kiosks that print a badge and check a watch list'],
    ],
  },
  weigh: {
    title: 'Before you standardize',
    suits: 'Good reasons',
    suitsItems: [
      'one policy for retention and sharing, over dozens of addresses',
      'grants that favor capital equipment with support years included',
      'a small team that wants updates to happen overnight, unattended',
    ],
    elsewhere: 'Reasons to compare',
    elsewhereItems: [
      'sites out past Helotes whose only circuit is a weak cellular signal',
      'integrators of your own who build on open camera protocols',
      'federal tenants whose rules call for an approved product list',
    ],
  },
  jobs: {
    title: 'How local projects look',
    items: [
      {
        title: 'Elementary schools, summer window',
        text: 'Ten weeks from last bell to first. Cabling in June, mounting in July, drills with teachers in the week before children return.',
      },
      {
        title: 'Clinics off Fredericksburg Road',
        text: 'Waiting room and dispensary covered, treatment rooms never. Signs in two languages say where recording takes place.',
      },
      {
        title: 'A non-profit’s warehouse',
        text: 'Dock, cold room and volunteer entrance share one timeline; temperature sensors alert somebody before produce spoils.',
      },
    ],
  },
  faq: {
    title: 'Answers for boards and business officers',
    items: [
      {
        question: 'Is Verkada allowed on federally funded projects?',
        answer:
          'Verkada states that its products comply with Section 889 of the NDAA, which bars certain manufacturers. We attach that statement to the submittal, and your grant officer has the last word.',
      },
      {
        question: 'Can face search be switched off?',
        answer:
          'Yes. People analytics and face matching are settings an administrator controls, by organization and by camera. Many schools leave them disabled and say so publicly.',
      },
      {
        question: 'Who owns the account?',
        answer: 'You do, from the first day. We work in it as an invited administrator whose rights you can withdraw.',
      },
      {
        question: 'Would one building be a fair trial?',
        answer:
          'Pick the campus with most incidents and least cabling. After one term you will know about search time, false alerts and who logs in.',
      },
    ],
  },
  services: ['video-surveillance', 'video-monitoring', 'managed-switches'],
  closing: {
    title: 'Bring a site list and a bond date',
    text: 'We return camera counts, switch power and five-year license totals, campus by campus.',
  },
};
