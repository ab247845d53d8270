import type { CityPractice } from '../city.ts';

// Visitors and physical access: NIST SP 800-171, family 3.10. Facility access: HIPAA Security Rule, 45 CFR 164.310(a).
// Landmarks: San Antonio Unified Development Code, article VI.
export const accessControl: CityPractice = {
  city: 'san-antonio',
  topic: 'access-control',
  sections: ['places', 'table', 'approach', 'document', 'steps'],
  title: 'Door Access Control in San Antonio, TX',
  description:
    'Discreet readers for historic façades, staff doors in hotels, controlled areas for defense suppliers and gates along Loop 410 and 1604 in San Antonio.',
  headline: 'San Antonio access control that respects a historic door',
  lead: 'In San Antonio carved wood, plate glass and loading docks lie within a few miles of each other. We fit electronic entry to all of them and know where not to drill.',
  answers: {
    cost: 'A façade that may not be drilled, gates far from power.',
    soon: 'Dates come with the door list; historic review adds its own.',
    licensed: 'Ask any bidder for theirs: door systems are licensed.',
    proof: 'A 100% decrease in break-ins at an association.',
  },
  places: {
    title: 'San Antonio doors by kind of building',
    intro: 'What we look at first at four kinds of building in Bexar County.',
    items: [
      {
        title: 'Pearl, Southtown and King William',
        text: 'Masonry and original millwork are protected. Readers go on freestanding posts or inside the vestibule, cables follow existing openings, and what will be visible is cleared with the Office of Historic Preservation first.',
      },
      {
        title: 'River Walk hotels',
        industry: 'entertainment',
        text: 'Guests come in from two levels, street and river. Staff credentials that follow the work schedule keep kitchens, cash rooms, liquor storage and loading areas apart from the public side.',
      },
      {
        title: 'South Texas Medical Center',
        industry: 'medical',
        text: 'Pharmacy and records rooms call for a second factor and a log. HIPAA asks for facility access controls, and a history of who opened which room is part of showing them.',
      },
      {
        title: 'Suppliers near Lackland and Fort Sam Houston',
        industry: 'manufacturing',
        text: 'Rooms with controlled drawings need escorts for visitors, a record of who came in, and a list of who may enter. NIST SP 800-171 has requirements on all of these.',
      },
    ],
  },
  approach: {
    title: 'Less on the wall, more in the software',
    paragraphs: [
      'One slim reader takes the place of keypad and buzzer. Schedules handle Fiesta, school holidays and third shifts, and a lost badge is withdrawn without calling a locksmith.',
      'We group rights by role rather than by person. When a line cook becomes a manager, or a temp agency sends a new worker, one name moves to another group and the doors follow.',
    ],
  },
  table: {
    title: 'Rights by role in a downtown hotel',
    columns: ['Who', 'Where and when'],
    rows: [
      ['Housekeeping', 'Service elevators and linen rooms, during the scheduled shift'],
      ['Banquet temps', 'Dock, kitchen and one ballroom, for the date of the event'],
      ['Engineering', 'Mechanical rooms and risers at any hour, with the entry recorded'],
      ['Vendors', 'Receiving door, released by video intercom'],
      ['Night auditor', 'Cash room, with card and code together'],
    ],
  },
  steps: {
    title: 'How a San Antonio door project works',
    items: [
      {
        title: 'Listen',
        text: 'We talk with the people who open up and lock up. They know which latch does not catch.',
      },
      {
        title: 'Mock up',
        text: 'On a landmark, a reader can be taped in place and photographed before one is ordered.',
      },
      {
        title: 'Pull and mount',
        text: 'Noisy work is planned for the hours when it disturbs least: before guests check in, after clinic hours, between two shifts.',
      },
      {
        title: 'Prove',
        text: 'Each exit is tried with the power off and with the fire alarm on, together with your fire-alarm company.',
      },
    ],
  },
  faq: {
    title: 'Access control questions from San Antonio',
    items: [
      {
        question: 'Will a reader on our façade need approval?',
        answer:
          'If the property is a landmark or stands in a local historic district, exterior changes generally require a certificate of appropriateness. Small, reversible fixtures away from the main façade tend to have the easiest path.',
      },
      {
        question: 'Could apartments off Loop 410 use phones instead of clickers?',
        answer:
          'Yes: a phone at the vehicle gate, and the same phone at the laundry. Visitors call through a video intercom, and couriers can receive a code that expires.',
      },
      {
        question: 'Does one badge work on several sites?',
        answer:
          'It does, as long as the sites share an account. A clinic group can let a nurse into several locations and still look at each of them separately.',
      },
      {
        question: 'Do employees at a base need a different card?',
        answer:
          'Government credentials are governed by the government’s rules. Readers for your own building can handle several smart-card types, so ask your security officer what may be used before planning a second badge.',
      },
    ],
  },
  services: ['access-control', 'video-surveillance', 'threat-detection'],
  closing: {
    title: 'Help with a door that is always propped open',
    text: 'Show us, and we will find out why. It is often the closer, sometimes the schedule.',
  },
};
