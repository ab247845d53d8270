import type { CityPartner } from '../city.ts';

// Federal funds: section 889 of the National Defense Authorization Act for 2019.
export const verkada: CityPartner = {
  city: 'san-antonio',
  topic: 'verkada',
  sections: ['suitability', 'products', 'fit', 'jobs'],
  title: 'Verkada for San Antonio Schools, Clinics & Campuses',
  description:
    'Planning, mounting and running Verkada in San Antonio: campus cameras, lockdown, clinic doors and plate capture, with the license explained up front.',
  headline: 'One Verkada console for every San Antonio campus you run',
  lead: 'Districts, clinic groups and agencies across Bexar County have many small buildings and few technicians. Without recorders on site, there is less in each of those buildings to maintain.',
  answers: {
    cost: 'Device licenses over the years of your grant.',
    soon: 'Summer break, if you are a school; otherwise after the survey.',
    licensed: 'The state’s number, plus a federal NDAA statement.',
    proof: 'One association story; for schools, ask for a reference.',
  },
  fit: {
    title: 'How roles and models work across many buildings',
    paragraphs: [
      'Administrators get roles by site, so a principal sees her school and the district sees all of them. Sign-in can run through the identity provider staff already use, and an audit log records what users do.',
      'Cameras draw their power from a PoE switch, and the models stay in one platform from building to building. That helps where a bond program must last until the following one.',
    ],
  },
  products: {
    title: 'Matching Verkada parts to buildings',
    columns: ['Product', 'Use in and around San Antonio'],
    rows: [
      ['Fisheye', 'Cafeterias and clinic waiting areas, one unit for the whole room'],
      ['Telephoto bullet', 'Drive lanes in Stone Oak, set up to read plates'],
      ['PTZ', 'Stadium and yard, steered by staff on duty'],
      ['Access controllers', 'Portable classrooms and staff entrances, locked as a group'],
      ['Alarm panel and panic button', 'Front office, with video for the person who answers the alarm'],
      ['Guest', 'Sign-in at reception, with a printed badge'],
    ],
  },
  suitability: {
    title: 'Before you standardize on Verkada',
    suits: 'Good reasons',
    suitsItems: [
      'You want one policy for retention and sharing at many addresses.',
      'Your funding can pay for equipment and several license years together.',
      'Your small team wants updates to install themselves.',
    ],
    elsewhere: 'Reasons to compare',
    elsewhereItems: [
      'You have sites out past Helotes whose only circuit is a weak cellular signal.',
      'Your own software builds on open camera protocols.',
      'The rules of your federal tenants call for an approved product list.',
    ],
  },
  jobs: {
    title: 'How a Verkada project runs at three kinds of site',
    items: [
      {
        title: 'Elementary schools, summer window',
        industry: 'education',
        text: 'Summer is short. Cabling comes first, then mounting, and teachers see the system before the children return.',
      },
      {
        title: 'Clinics off Fredericksburg Road',
        industry: 'medical',
        text: 'Waiting room and medication storage are covered, treatment rooms never. Signs in two languages say where recording takes place.',
      },
      {
        title: 'A non-profit’s warehouse',
        industry: 'non-profit',
        text: 'Dock, cold room and volunteer entrance share one timeline, and a temperature sensor raises an alert before produce spoils.',
      },
    ],
  },
  faq: {
    title: 'Verkada questions from San Antonio',
    items: [
      {
        question: 'Is Verkada allowed on federally funded projects?',
        answer:
          'Verkada states that its products comply with Section 889 of the NDAA, which bars certain manufacturers. Ask for that statement in writing. Your grant officer has the last word.',
      },
      {
        question: 'Can face search be switched off?',
        answer:
          'Yes. Searching for people and faces is a setting that an administrator controls. A school can leave it off and say so publicly.',
      },
      {
        question: 'Who owns the account?',
        answer:
          'You should, from the first day. We work in it as an invited administrator whose rights you can withdraw.',
      },
      {
        question: 'Would one building be a fair trial?',
        answer:
          'Yes. Pick a campus with incidents to look up. After a semester you will know how long a search takes and who really uses it.',
      },
    ],
  },
  services: ['video-surveillance', 'video-monitoring', 'managed-switches'],
  closing: {
    title: 'Bring a site list and a bond date',
    text: 'Camera counts, switch power and license years can then be worked out campus by campus.',
  },
};
