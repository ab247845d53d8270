import type { CityPractice } from '../city.ts';

// CMMC: 32 CFR part 170. Business associates: 45 CFR 164.504(e).
export const itSecurity: CityPractice = {
  city: 'san-antonio',
  topic: 'it-security',
  sections: ['table', 'places', 'document', 'approach', 'steps'],
  title: 'Cybersecurity & IT Protection in San Antonio, TX',
  description:
    'Practical cyber protection for San Antonio contractors, clinics, agencies and hotels: firewalls, identity, training and threat detection.',
  headline: 'Cybersecurity for San Antonio suppliers, clinics and hotels',
  lead: 'San Antonio likes to be called Cyber City USA: Air Force cyber units are based here, and its universities teach the subject. Suppliers, hospitals and hotels are expected to keep up, often with a very small IT department.',
  answers: {
    cost: 'Systems in scope of CMMC or HIPAA, and evidence for them.',
    soon: 'Incidents by phone now; evidence over months.',
    licensed: 'An assessor certifies you. No installer can.',
    proof: 'Contractors rarely allow names. Ask for a call.',
  },
  places: {
    title: 'Security requirements by trade',
    intro: 'Contracts, patients and card payments each bring rules of their own.',
    items: [
      {
        title: 'Machine shops and engineers near the bases',
        industry: 'manufacturing',
        text: 'Contracts that touch controlled unclassified information bring NIST SP 800-171 and CMMC into small firms. We put technical and physical controls in place and leave certification to an assessor.',
      },
      {
        title: 'Port San Antonio tenants',
        text: 'Aerospace, robotics and security companies share a campus. Each tenant needs a network of its own, hardware keys for sign-in and encrypted laptops.',
      },
      {
        title: 'Hospital suppliers and billing offices',
        industry: 'medical',
        text: 'Patient data leaves the campus with every claim. Mail filtering and endpoint protection go together with the business-associate agreements that HIPAA asks for.',
      },
      {
        title: 'Hospitality and attractions',
        industry: 'entertainment',
        text: 'Seasonal staff, kiosks and card terminals share one property. Payment stays in a small zone that the rest cannot reach.',
      },
    ],
  },
  approach: {
    title: 'Controls first, then the paper',
    paragraphs: [
      'A binder written before the work only describes wishes. We configure firewall, identity and logging first, and let those systems show who may sign in, which rule is in force and when the patch was installed.',
      'That keeps a system security plan short and true. When an examiner asks to see a control, an administrator can open the screen on which it is set.',
    ],
  },
  table: {
    title: 'What the assessor asks, and what to show',
    columns: ['They ask', 'You show'],
    rows: [
      ['Who can reach the drawings?', 'A group with named members and a named approver'],
      ['How are visitors handled?', 'Badge log and escort record exported from the door system'],
      ['Is multifactor enforced?', 'The sign-in policy, and its exceptions with an end date'],
      ['Do you keep audit logs?', 'Central store, clocks in step, alerts with an owner'],
      ['Have employees been trained?', 'Completion records from the training platform'],
    ],
  },
  steps: {
    title: 'How preparing for an assessment works',
    items: [
      {
        title: 'Scope',
        text: 'Find where the sensitive data is and draw the smallest boundary that contains it.',
      },
      {
        title: 'Score',
        text: 'Rate each requirement as met, partly met or not yet, and keep the score honest.',
      },
      {
        title: 'Remediate',
        text: 'Close the gaps in an order that respects production deadlines, each with an owner.',
      },
      {
        title: 'Sustain',
        text: 'Keep evidence as it arises, remove access that is no longer needed, and know who responds to an alert.',
      },
    ],
  },
  faq: {
    title: 'IT security questions from San Antonio',
    items: [
      {
        question: 'Can you certify us for CMMC?',
        answer:
          'No, and be wary of an installer who says otherwise. Where a level calls for certification, the assessment is made by an authorized organization. Our part is building and explaining technical and physical safeguards.',
      },
      {
        question: 'Is a separate enclave better than upgrading the whole company?',
        answer:
          'For small suppliers, often. If only a few people touch controlled files, a few hardened workstations and one protected cloud space are far easier to defend and to describe.',
      },
      {
        question: 'Our cameras are on the same switch as accounting. Does it matter?',
        answer:
          'Very much. Recorders and controllers are computers that are often patched late. As we install both sides, we can move them into a segment of their own with little interruption.',
      },
      {
        question: 'Who decides what happens after an alert?',
        answer:
          'You do, in advance. Before monitoring starts, we settle which actions may be taken without asking, such as cutting a machine off, and who is called.',
      },
    ],
  },
  services: ['firewall-management', 'threat-detection', 'security-training', 'password-management'],
  closing: {
    title: 'Put the contract clause on the table',
    text: 'We read it with you and mark what is technical. The rest belongs to a lawyer or an assessor.',
  },
};
