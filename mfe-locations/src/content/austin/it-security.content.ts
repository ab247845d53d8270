import type { CityTopic } from '../city.ts';

export const itSecurity: CityTopic = {
  city: 'austin',
  topic: 'it-security',
  title: 'IT Security Services in Austin, TX',
  description:
    'Firewall management, password vaults, staff training, SaaS posture and threat response for Austin companies that grew faster than their security.',
  headline: 'Security for Austin companies that live in a browser',
  lead: 'Forty people, ninety cloud apps, no server room. That is a normal Austin company, and its weak point is not a wall of machines: it is sign-ins, sharing links and somebody in a hurry.',
  places: {
    title: 'Who calls us, and why that week',
    intro: 'Nobody buys security on a calm day. These are the usual triggers.',
    items: [
      {
        title: 'Software firms before their first big customer',
        text: 'A procurement team sends two hundred questions. We put the missing controls in place and help you answer honestly, with screenshots to match.',
      },
      {
        title: 'Property managers on Lamar and beyond',
        text: 'Rent, bank details, identity papers, and leasing agents who change jobs. Shared logins go into a vault, and leaving staff lose everything in one step.',
      },
      {
        title: 'Medical and dental practices',
        text: 'Front desks open attachments all day. Filters, training and a locked-down workstation do more here than another policy binder.',
      },
      {
        title: 'Non-profits with volunteers',
        text: 'Borrowed laptops and personal mail are facts of life. We protect the account rather than the device, and keep donor lists out of inboxes.',
      },
    ],
  },
  approach: {
    title: 'Fewer products, actually switched on',
    paragraphs: [
      'Breaches here rarely need genius. A reused password, a sign-in without a second factor, an app that a former contractor can still open: we close those first, because they cost little and stop most.',
      'After that we watch. Endpoint and identity alerts reach people who are awake, and who may isolate a laptop at three in the morning without waiting for a meeting.',
    ],
  },
  table: {
    title: 'The first five weeks',
    columns: ['Week', 'What changes for your staff'],
    rows: [
      ['One', 'Two-step sign-in for mail, money and administrators'],
      ['Two', 'A vault in the browser; spreadsheet of passwords deleted'],
      ['Three', 'Old accounts and open sharing links closed'],
      ['Four', 'Firewall reviewed, remote desktop off the internet'],
      ['Five', 'First practice phish, ten-minute lesson, no public shaming'],
    ],
  },
  steps: {
    title: 'How an engagement begins',
    items: [
      {
        title: 'Look',
        text: 'Read-only access to your cloud tenant and a talk with finance, since invoices are what thieves want.',
      },
      {
        title: 'Rank',
        text: 'A one-page list ordered by harm prevented per hour spent, rather than by color of the risk.',
      },
      {
        title: 'Fix',
        text: 'We make the changes with your administrator, in daylight, and tell staff beforehand what they will see.',
      },
      { title: 'Rehearse', text: 'A tabletop hour: the mailbox is hijacked, payroll is tomorrow, who calls whom?' },
    ],
  },
  faq: {
    title: 'Asked by Austin founders and office managers',
    items: [
      {
        question: 'We all work on Macs and Google. Do we still need a firewall?',
        answer:
          'At the office, yes, if only to keep cameras, printers and guests away from laptops. For remote people the equivalent is a managed device and a sign-in policy, and we look after both.',
      },
      {
        question: 'How do we find out which apps staff connected?',
        answer:
          'Your identity provider and mail platform keep a list of every grant. We read it, revoke what nobody recognizes, and review risky settings in the larger applications continuously.',
      },
      {
        question: 'What does Texas law expect after a breach?',
        answer:
          'The state’s identity-theft act requires notice to affected people, and to the attorney general when enough Texans are concerned, within fixed deadlines. Your lawyer decides; we preserve the evidence and timeline they will need.',
      },
    ],
  },
  services: ['password-management', 'saas-security', 'security-training', 'threat-detection'],
  closing: {
    title: 'Got a questionnaire due Friday?',
    text: 'Send the questions you are unsure about. We will say which answers need work first.',
  },
};
