import type { CityTopic } from '../city.ts';

export const itSecurity: CityTopic = {
  city: 'san-antonio',
  topic: 'it-security',
  title: 'Cybersecurity & IT Protection in San Antonio, TX',
  description:
    'Practical cyber protection for San Antonio contractors, clinics, agencies and hotels: firewalls, identity, training, monitoring and usable evidence.',
  headline: 'Cyber city expectations, at the scale of your company',
  lead: 'San Antonio likes to be called Cyber City USA, with an Air Force cyber command and a university sector to match. Its suppliers, hospitals and hotels are measured by that, often with an IT department of two.',
  places: {
    title: 'Pressure comes from four sides',
    intro: 'What forces the subject onto the agenda differs by neighborhood as much as by trade.',
    items: [
      {
        title: 'Machine shops and engineers near the bases',
        text: 'Contracts that touch controlled unclassified information bring NIST SP 800-171 and CMMC into a firm of thirty. We implement controls, write down how they work, and leave certification to an assessor.',
      },
      {
        title: 'Port San Antonio tenants',
        text: 'Aerospace, robotics and security startups share buildings with very curious neighbors. Separate networks, hardware keys and encrypted laptops are the price of the address.',
      },
      {
        title: 'Hospital suppliers and billing offices',
        text: 'Patient data leaves the campus with every claim. Mail gateways, endpoint isolation and business-associate paperwork are checked together, as ransomware crews do.',
      },
      {
        title: 'Hospitality and attractions',
        text: 'Seasonal staff, kiosks, card terminals. Payment stays in a small, documented zone; the rest of the property cannot even ping it.',
      },
    ],
  },
  approach: {
    title: 'Controls first, paper from the controls',
    paragraphs: [
      'Binders written before the work are fiction. We configure firewall, identity, logging and backups, then let those systems produce the record: who approved the rule, when the patch landed, what was restored in the test.',
      'That keeps a system security plan short and true. When an examiner asks to see it, an administrator opens a screen instead of a shared drive.',
    ],
  },
  table: {
    title: 'A question from the assessor, and what to show',
    columns: ['They ask', 'You show'],
    rows: [
      ['Who can reach the drawings?', 'A group with named approvers, reviewed on agreed dates'],
      ['How are visitors handled?', 'Badge log and escort record exported from the door system'],
      ['Is multifactor enforced?', 'Policy report, exceptions with an end date'],
      ['Do you keep audit logs?', 'Central store, clocks in step, alerts someone answers'],
      ['Have employees been trained?', 'Attendance, quiz results and phishing trend'],
    ],
  },
  steps: {
    title: 'From gap to evidence',
    items: [
      {
        title: 'Scope',
        text: 'Find where the sensitive data truly lives and draw the smallest boundary that contains it.',
      },
      {
        title: 'Score',
        text: 'Rate each requirement honestly: met, partly, not yet. A modest true number beats a proud false one.',
      },
      { title: 'Remediate', text: 'Close gaps in an order that respects production deadlines, with owners and dates.' },
      {
        title: 'Sustain',
        text: 'Evidence kept as it arises, access reviewed on agreed dates, continuous detection, a rehearsed response.',
      },
    ],
  },
  faq: {
    title: 'What defense, health and tourism clients ask',
    items: [
      {
        question: 'Can you certify us for CMMC?',
        answer:
          'No, and be wary of an installer who says otherwise. Certification assessments belong to authorized third-party organizations. Our part is building, running and explaining the technical and physical safeguards.',
      },
      {
        question: 'Is a separate enclave better than upgrading the whole company?',
        answer:
          'For small suppliers, generally. If eight of sixty people touch controlled files, eight hardened workstations and one protected cloud space are far easier to defend and to describe.',
      },
      {
        question: 'Our cameras are on the same switch as accounting. Does it matter?',
        answer:
          'Very much. Recorders and controllers are computers that seldom get patched. Because we install both sides, we move them behind the firewall without losing an image.',
      },
      {
        question: 'How fast do you react to an alert?',
        answer:
          'Support is available 24/7. Which actions may be taken without asking, such as cutting a machine off, is agreed in writing beforehand.',
      },
    ],
  },
  services: ['firewall-management', 'threat-detection', 'security-training', 'password-management'],
  closing: {
    title: 'Put the contract clause on the table',
    text: 'We read it with you, mark what is technical, and tell you which parts need a lawyer or an assessor instead.',
  },
};
