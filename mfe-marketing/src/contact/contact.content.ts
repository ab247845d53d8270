export const contactBenefits = [
  {
    title: 'Phone Consultation',
    text: 'You talk with someone who designs systems, not from a script: bring the problem, the photographs and the deadline.',
  },
  {
    title: 'Free Site Assessment',
    text: 'We walk the site with you, open the closets, count the doors and tell you what can stay.',
  },
  {
    title: 'Custom Proposal',
    text: 'A drawing, a list of equipment and a price you can compare line by line, with the reasons beside the choices.',
  },
] as const;
