export const contactBenefits = [
  {
    title: 'Phone Consultation',
    text: 'You talk to a system designer, not a script. Have the problem, a few photos and your deadline ready.',
  },
  {
    title: 'Free Site Assessment',
    text: 'We walk the site with you, open the network closets, count the doors and tell you what can stay.',
  },
  {
    title: 'Custom Proposal',
    text: 'A drawing, a list of equipment and a price you can compare line by line, with the reason for each choice.',
  },
] as const;
