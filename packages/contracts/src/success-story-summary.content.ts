export interface Testimonial {
  quote: string;
  /** A role, not a person: nobody is quoted by name. */
  speaker: string;
  /** Written for this website rather than recorded; whoever shows it can say so. */
  isIllustrative: boolean;
}

export interface StoryResult {
  figure: string;
  label: string;
  /** How it was counted, for readers of the whole case study. */
  basis: string;
}

export interface SuccessStorySummary {
  title: string;
  subtitle: string;
  client: string;
  challenge: string;
  solution: string;
  results: StoryResult[];
  testimonials: Testimonial[];
}

/** The homeowners association's story in brief. A file of its own, so that the home page does not carry the rest. */
export const successStorySummary: SuccessStorySummary = {
  title: 'Seven amenities, no break-ins',
  subtitle: 'How an Austin homeowners association took back its mail kiosks, pool and clubhouse',
  client: 'Homeowners association, Austin, Texas',
  challenge:
    'Mail kiosks were pried open at night, the pool gate was propped or climbed, and the clubhouse had been entered twice. None of the sites had a network line, two had no power nearby, and the board heard of each incident from a resident the next morning.',
  solution:
    'A self-contained camera and access unit at each of seven amenity sites, on its own cellular uplink, watched after hours by live operators who can speak to whoever is there. Resident fobs replaced shared gate codes, and the property manager sees every site in one place.',
  results: [
    {
      figure: '100%',
      label: 'decrease in break-ins',
      basis: 'Forced entries reported to the property manager at the seven sites, after against before.',
    },
    { figure: '60+', label: 'days without incidents', basis: 'Counted from the day the last site went live.' },
    {
      figure: '7',
      label: 'locations secured',
      basis: 'Four mail kiosks, the pool, the clubhouse and the sport court.',
    },
    { figure: '<1 hr', label: 'to deploy each location', basis: 'From parking the van to the first verified alarm.' },
  ],
  testimonials: [
    {
      quote:
        'We used to start every board meeting with a list of what had been broken. Now the security report is one line, and we get to talk about the playground.',
      speaker: 'Board president',
      isIllustrative: true,
    },
    {
      quote:
        'I expected trenches and a month of appointments. They did the first kiosk while I was on site, and I had the picture on my phone before they closed the van.',
      speaker: 'Community manager',
      isIllustrative: true,
    },
  ],
};
