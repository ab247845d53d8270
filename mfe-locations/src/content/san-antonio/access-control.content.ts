import type { CityTopic } from '../city.ts';

export const accessControl: CityTopic = {
  city: 'san-antonio',
  topic: 'access-control',
  title: 'Door Access Control in San Antonio, TX',
  description:
    'Discreet readers for historic façades, staff doors in hotels, controlled areas for defense suppliers and gates along Loop 410 and 1604 in San Antonio.',
  headline: 'Controlled entry that respects a two-hundred-year-old door',
  lead: 'San Antonio mixes carved mesquite, plate glass and dock levelers within a few miles. We fit electronic entry to all three, without drilling what a preservation officer will ask about.',
  places: {
    title: 'Five kinds of threshold',
    intro: 'The hardware follows the building. Here is what we look for before quoting in Bexar County.',
    items: [
      {
        title: 'Pearl, Southtown and King William',
        text: 'Protected masonry and original millwork. Readers sit on free-standing posts or inside the vestibule, cables follow existing penetrations, and the visible part is shown to the Office of Historic Preservation first.',
      },
      {
        title: 'River Walk hotels',
        text: 'Guests wander in from two levels, street and river. Kitchens, counting rooms, liquor stores and loading areas are separated from the public side by staff credentials that follow the rota.',
      },
      {
        title: 'South Texas Medical Center',
        text: 'Pharmacy, records and procedure rooms want a second factor and a log. HIPAA speaks of facility access controls; a badge report per room is the simple way to show them.',
      },
      {
        title: 'Suppliers near Lackland and Fort Sam Houston',
        text: 'Rooms where controlled drawings lie open need escorts, visitor records and a list of who holds which right. NIST 800-171 asks for exactly that paper.',
      },
    ],
  },
  approach: {
    title: 'Less on the wall, more in the software',
    paragraphs: [
      'A good system here is nearly invisible. One slim reader replaces keypad, buzzer and camera arm; schedules handle fiestas, school holidays and third shifts; a lost badge dies in seconds instead of costing a locksmith.',
      'We group rights by role rather than by person. When a line cook becomes a manager, or a temp agency sends somebody new, nobody edits thirty doors: they move one name.',
    ],
  },
  table: {
    title: 'Rights by role, an example for a downtown hotel',
    columns: ['Who', 'Where and when'],
    rows: [
      ['Housekeeping', 'Service elevators and linen rooms, only during the rostered shift'],
      ['Banquet temps', 'Dock, kitchen and one ballroom, for the date of the event'],
      ['Engineering', 'Plant and risers at any hour, with the entry recorded'],
      ['Vendors', 'Receiving door, released by intercom with a picture on file'],
      ['Night auditor', 'Counting room with card and code, never alone with the card'],
    ],
  },
  steps: {
    title: 'Order of work',
    items: [
      {
        title: 'Listen',
        text: 'Half a day with the people who open up and lock up; they know which latch has never caught.',
      },
      {
        title: 'Mock up',
        text: 'On listed buildings a reader is taped in place and photographed before anybody orders one.',
      },
      {
        title: 'Pull and mount',
        text: 'Noisy work in quiet hours: before check-out, after clinic, between two shifts.',
      },
      {
        title: 'Prove',
        text: 'Each exit is tried with power off and alarm on, witnessed and written down for the fire marshal and for you.',
      },
    ],
  },
  faq: {
    title: 'What building owners here want to know',
    items: [
      {
        question: 'Will a reader on our façade need approval?',
        answer:
          'If the property is a landmark or stands in a local historic district, exterior changes generally require a certificate of appropriateness. Small, reversible fittings placed away from the main elevation have the easiest path.',
      },
      {
        question: 'Could apartments off Loop 410 use phones instead of clickers?',
        answer:
          'Yes: a phone at the vehicle gate, the same phone at the laundry. Visitors call through a video intercom, and couriers receive a code that stops working after delivery.',
      },
      {
        question: 'Does one badge work on several sites?',
        answer:
          'It does, as long as the sites share a cloud account. A clinic group can let a nurse into four locations and still report on each of them separately.',
      },
      {
        question: 'Do employees at a base need a different card?',
        answer:
          'Government credentials stay the government’s. Your own building can, however, read certain smart-card types, and we check that before designing around a second badge.',
      },
    ],
  },
  services: ['access-control', 'video-surveillance', 'threat-detection'],
  closing: {
    title: 'Which of your doors is propped open right now?',
    text: 'There is always one. Show us, and we will explain why it happens and what would end it.',
  },
};
