import type { CityPractice } from '../city.ts';

// Notice of a breach: Texas Business & Commerce Code, section 521.053.
export const itSecurity: CityPractice = {
  city: 'austin',
  topic: 'it-security',
  sections: ['places', 'approach', 'table', 'steps'],
  title: 'IT Security Services in Austin, TX',
  description:
    'Firewall management, password vaults, staff training, SaaS posture and threat detection for Austin companies that grew faster than their security.',
  headline: 'Security for Austin companies that live in a browser',
  lead: 'Many Austin companies have more cloud apps than people and no server room. Their weak points are sign-ins, sharing links and a colleague in a hurry.',
  answers: {
    cost: 'Seats, applications and the hours someone watches.',
    soon: 'Stolen accounts by phone at once, policies step by step.',
    licensed: 'Texas licenses nobody for this, so ask for references.',
    proof: 'On request, a talk with somebody who runs the same tools.',
  },
  places: {
    title: 'When security becomes urgent',
    intro: 'Four kinds of organization, and the usual reason for the first call.',
    items: [
      {
        title: 'Software firms before their first big customer',
        industry: 'office',
        text: 'A procurement team sends a long questionnaire. We help you find out which controls are missing, put them in place, and answer truthfully.',
      },
      {
        title: 'Property managers on Lamar and beyond',
        industry: 'property-management',
        text: 'Rental files hold bank details and copies of IDs, and leasing agents change jobs. With shared logins in a vault, people who leave do not take them along.',
      },
      {
        title: 'Medical and dental practices',
        industry: 'medical',
        text: 'Front desks open attachments all day. Mail filters, training and a locked-down workstation help more here than another policy binder.',
      },
      {
        title: 'Non-profits with volunteers',
        industry: 'non-profit',
        text: 'Borrowed laptops and personal email cannot be avoided. We protect the account first and keep donor lists out of inboxes.',
      },
    ],
  },
  approach: {
    title: 'Fewer products, fully used',
    paragraphs: [
      'Most break-ins start with a reused password, a sign-in without a second factor, or an app that a former contractor can still open. We close those first, because they are cheap to close and often used.',
      'Detection follows. Alerts from endpoints and sign-ins are looked at together. You decide in advance what we may do without asking, such as isolating a laptop at night.',
    ],
  },
  table: {
    title: 'A sensible order for the first changes',
    columns: ['Step', 'What changes for your staff'],
    rows: [
      ['First', 'Two-step sign-in for email, money and administrators'],
      ['Second', 'A vault in the browser; the spreadsheet of passwords is retired'],
      ['Third', 'Old accounts and open sharing links are closed'],
      ['Fourth', 'Firewall rules tidied up, remote desktop off the internet'],
      ['Fifth', 'A first practice phish and a short lesson, with no public shaming'],
    ],
  },
  steps: {
    title: 'How IT security work begins in Austin',
    items: [
      {
        title: 'Look',
        text: 'We get read-only access to your cloud tenant and talk with finance, since payments are what thieves are after.',
      },
      {
        title: 'Rank',
        text: 'You get a short list, ordered by how much harm each change prevents for the effort it takes.',
      },
      {
        title: 'Fix',
        text: 'We make the changes with your administrator and tell staff beforehand what they will see.',
      },
      { title: 'Agree', text: 'We write down who calls whom when a mailbox is hijacked on the day before payroll.' },
    ],
  },
  faq: {
    title: 'IT security questions from Austin',
    items: [
      {
        question: 'We all work on Macs and Google. Do we still need a firewall?',
        answer:
          'At the office, yes, if only to keep cameras, printers and guests away from laptops. For people who work remotely, a managed device and a sign-in policy take its place.',
      },
      {
        question: 'How do we find out which apps staff connected?',
        answer:
          'Your identity provider and mail platform keep a list of the grants. We go through it with you, revoke what you do not recognize, and can put the settings of the larger applications under posture monitoring.',
      },
      {
        question: 'What does Texas law expect after a breach?',
        answer:
          'The Identity Theft Enforcement and Protection Act requires notice to the people affected within 60 days. When at least 250 Texans are affected, the attorney general must be told within 30 days. What applies to you is a question for your lawyer.',
      },
    ],
  },
  services: ['password-management', 'saas-security', 'security-training', 'threat-detection'],
  closing: {
    title: 'Got a questionnaire due Friday?',
    text: 'Tell us which questions you are unsure about, and we will talk through what is behind them.',
  },
};
