import type { ClientStatement } from '@portal/contracts/client-statement';
import type { ServiceSlug } from '@portal/contracts/services';
import type { ComparisonRow } from '@portal/ui/comparison-table';
import type { Person, Photograph, Project, Review } from './about/proof.sections.tsx';
import type { PurchasingContract } from './industries/public-owners.section.tsx';
import type { Price } from './pricing/price-range.tsx';
import type { AfterHoursLine } from './support/after-hours.tsx';
import type { SupportPlans } from './support/plans.section.tsx';

// What only the client knows. `npm run statements` lists the samples; replace a value and set its status to `confirmed`.
// A missing one has no value and is shown nowhere.

interface ClientQuote {
  text: string;
  /** A role, not a name. */
  by: string;
}

export const clientNames: ClientStatement<readonly string[]> = {
  about: 'Home page: names of about 17 clients who agreed to be named',
  status: 'sample',
  value: [
    'Juniper Ridge HOA',
    'Pecan Court Apartments',
    'Barton Terrace Residences',
    'Live Oak Storage',
    'Mesquite Motors',
    'Hill Country Freight',
    'Bluebonnet Family Clinic',
    'Cedar Bend Academy',
    'Grace on the Hill Church',
    'Limestone Office Partners',
    'Alamo Street Market',
    'Colorado River Brewing',
    'Rio Builders',
    'Southtown Arts Hall',
    'Lantern Children’s Center',
    'Guadalupe Precision Works',
    'Town of Willow Springs',
  ],
};

export const homeownersChallenge: ClientStatement<string> = {
  about: 'Home page: what was wrong at the homeowners association',
  status: 'sample',
  value:
    'Thieves pried open mail kiosks at night, the pool gate was propped or climbed, and the clubhouse had been entered twice. None of the sites had a network line, two had no power nearby, and the board heard about each incident from a resident the next morning.',
};

export const homeownersSolution: ClientStatement<string> = {
  about: 'Home page: what was installed for the homeowners association',
  status: 'sample',
  value:
    'Each site got a self-contained camera and access unit with its own cellular uplink. Live operators watch after hours and can speak to anyone on site. Resident fobs replaced shared gate codes, and the property manager sees every site in one place.',
};

export const homeownersQuotes: ClientStatement<readonly ClientQuote[]> = {
  about: 'Home page: two testimonials of the homeowners association, with permission',
  status: 'sample',
  value: [
    {
      text: 'We used to start every board meeting with a list of what had been broken. Now the security report is one line, and we get to talk about the playground.',
      by: 'Board president',
    },
    {
      text: 'I expected trenches and a month of appointments. They did the first kiosk while I was on site, and I had the picture on my phone before they closed the van.',
      by: 'Community manager',
    },
  ],
};

/** Without it the home page has no story of a non-profit. */
export const nonProfitStory: ClientStatement<{
  title: string;
  paragraphs: readonly string[];
  quote: ClientQuote;
  features: readonly { title: string; text: string }[];
}> = {
  about: 'Home page: the story of the child-protection non-profit, with its quote',
  status: 'sample',
  value: {
    title: 'A safe way in for the people who need one most',
    paragraphs: [
      'Families arrive at a child-advocacy center on the worst day of their lives. The building has to keep out anyone who means harm and feel easy to enter for a frightened child. Before the project, one buzzer served visitors, staff and deliveries.',
      'Working with the staff, we separated three ways in, put video intercoms where visitors can be seen before a door opens, and turned cameras away from the waiting room and toward the parking lot. Records, interviews and guests now have networks of their own.',
    ],
    quote: {
      text: 'The system stays out of the way. Staff feel safer, and children just see a friendly door.',
      by: 'Program director, child-protection non-profit',
    },
    features: [
      {
        title: 'Two-step entrance',
        text: 'Visitors are seen and spoken to outside, then met inside, in a staffed vestibule with a silent duress button.',
      },
      {
        title: 'Video that respects privacy',
        text: 'Entrances and lots are recorded, counseling rooms never. Privacy masks are set in the camera itself.',
      },
      {
        title: 'Separate networks',
        text: 'Case files, interview recordings, staff and guest Wi-Fi each have their own VLAN, with named access and a log.',
      },
    ],
  },
};

export const answerPromise: ClientStatement<string> = {
  about: 'Contact page: who answers a request, and within which time',
  status: 'sample',
  value: 'A system designer replies within one business day.',
};

export const documentPromises: ClientStatement<Partial<Record<ServiceSlug, string>>> = {
  about: 'Service pages: what clients are promised with the documents',
  status: 'sample',
  value: {
    'access-control':
      'We agree on every row with the architect, the locksmith and the fire marshal before anything is ordered.',
    'structured-cabling': 'You get a page like this for each link.',
    'network-monitoring': 'We cause every critical alert once before handover, with your people on the phone.',
    'firewall-management': 'You approve the last column; we make the change with a rollback plan.',
    'threat-detection': 'You sign it before we install the first sensor.',
    'password-management': 'You approve it before the first import.',
  },
};

export const operators: ClientStatement<string> = {
  about:
    'Video monitoring page: who watches the cameras, in one sentence: own staff or a monitoring center, where, listed by whom, at which hours',
  status: 'missing',
};

export const purchasingContracts: ClientStatement<readonly PurchasingContract[]> = {
  about:
    'Industries page: contracts with purchasing cooperatives that schools and public owners can use, with number and last day',
  status: 'missing',
};

export const ndaaStatement: ClientStatement<string> = {
  about:
    'Industries page: which offered equipment complies with Section 889 of the NDAA, by whose statement, and where the list is',
  status: 'missing',
};

export const insurance: ClientStatement<string> = {
  about: 'About page: insurance and bonding, with limits',
  status: 'sample',
  value: 'General liability and workers’ compensation, with certificates on request.',
};

export const certifications: ClientStatement<readonly string[]> = {
  about: 'About page: certifications of the staff and partner levels with manufacturers',
  status: 'sample',
  value: ['BICSI Technician', 'AVIXA CTS', 'Verkada Certified Engineer', 'Brivo Certified Technician'],
};

export const doorPrice: ClientStatement<Price> = {
  about: 'Pricing page: what a controlled door costs installed, from and to, and what that includes',
  status: 'missing',
};

export const cameraPrice: ClientStatement<Price> = {
  about: 'Pricing page: what a camera costs installed, from and to, and what that includes',
  status: 'missing',
};

export const supportPlans: ClientStatement<SupportPlans> = {
  about: 'Support page: names and contents of the support and maintenance plans',
  status: 'sample',
  value: {
    names: ['On call', 'Maintenance', 'Managed'],
    rows: [
      {
        name: 'Work begins with',
        values: ['Your call', 'The calendar, or your call', 'An alert, the calendar, or your call'],
      },
      { name: 'Visits', values: ['On request', 'On the schedule above', 'On the schedule above'] },
      { name: 'Devices watched', values: ['No', 'No', 'Yes: cameras, switches, access points and controllers'] },
      { name: 'Firmware and passwords', values: ['On request', 'At each visit', 'When released, after a test'] },
      {
        name: 'Report',
        values: ['Work order', 'Results of each visit', 'Results of each visit, and a summary each quarter'],
      },
      { name: 'You pay', values: ['Hours and parts', 'A yearly price, and parts', 'A monthly price'] },
    ],
  },
};

export const supportTimes: ClientStatement<readonly ComparisonRow[]> = {
  about: 'Support page: promised times of each plan, to the first answer and to the visit, and during which hours',
  status: 'missing',
};

export const afterHours: ClientStatement<AfterHoursLine> = {
  about: 'Support page: telephone number after hours, and which clients and faults it is for',
  status: 'missing',
};

export const projects: ClientStatement<readonly Project[]> = {
  about: 'About page: finished projects that the client may show, with place, year and services',
  status: 'missing',
};

export const team: ClientStatement<readonly Person[]> = {
  about: 'About page: people of the team who agreed to be named, with their role',
  status: 'missing',
};

export const reviews: ClientStatement<readonly Review[]> = {
  about: 'About page: reviews with their source, where visitors can read them',
  status: 'missing',
};

export const photographs: ClientStatement<readonly Photograph[]> = {
  about: 'About page: photographs of own work, with the rights to them and the consent of the people on them',
  status: 'missing',
};
