/**
 * The case study of the homeowners association. The figures are those of the website specification; everything else that only
 * the client knows is in client-statements.ts.
 */
export const successStory = {
  title: 'Break-ins down 100% at seven locations',
  subtitle: 'A homeowners association secured its shared locations, each in under one hour',
  results: [
    { figure: '100%', label: 'decrease in break-ins' },
    { figure: '60+', label: 'days without incidents' },
    { figure: '7', label: 'locations secured, each deployed in under one hour' },
  ],
  whatItTakes: [
    {
      title: 'A map and a list',
      detail:
        'Mark every amenity, what has happened there, and where the nearest power is. An hour with last year’s incident reports is enough.',
    },
    {
      title: 'One decision maker',
      detail:
        'A board member or manager who can agree on views and hours on the spot. It is what keeps a site below an hour.',
    },
    {
      title: 'A written rule for pictures',
      detail:
        'Who may watch, how long recordings stay, when police get a copy. We bring a draft that boards usually adopt with small changes.',
    },
    {
      title: 'A first site',
      detail: 'Start with the site that worries you most, and roll out the rest once it works.',
    },
  ],
} as const;
