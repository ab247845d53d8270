/**
 * The success story of a homeowners association. The figures are the client's; the testimonials are illustrative. The
 * downloadable case study tells it in full (`api/src/case-study/pdf/success-story.content.ts`).
 */
export const homeownersStory = {
  title: 'Seven amenities, no break-ins',
  subtitle: 'How an Austin homeowners association took back its mail kiosks, pool and clubhouse',
  challenge:
    'Mail kiosks were pried open at night, the pool gate was propped or climbed, and the clubhouse had been entered twice. None of the sites had a network line, two had no power nearby, and the board heard of each incident from a resident the next morning.',
  solution:
    'A self-contained camera and access unit at each of seven amenity sites, on its own cellular uplink, watched after hours by live operators who can speak to whoever is there. Resident fobs replaced shared gate codes, and the property manager sees every site in one place.',
  results: [
    { value: '100%', label: 'decrease in break-ins' },
    { value: '60+', label: 'days without incidents' },
    { value: '7', label: 'locations secured' },
    { value: '<1 hr', label: 'to deploy each location' },
  ],
  testimonials: [
    {
      quote:
        'We used to start every board meeting with a list of what had been broken. Now the security report is one line, and we get to talk about the playground.',
      speaker: 'Board president',
    },
    {
      quote:
        'I expected trenches and a month of appointments. They did the first kiosk while I was on site, and I had the picture on my phone before they closed the van.',
      speaker: 'Community manager',
    },
  ],
} as const;
