/** Limits of a site visit: characters, and minutes. */
export const visitLimits = { address: 300, note: 500, minutes: 720 } as const;

/** What a customer's calendar answers to an invitation. */
export const visitAnswers = ['accepted', 'declined', 'tentative'] as const;
export type VisitAnswer = (typeof visitAnswers)[number];

/** What happens to a site visit: staff change it, and the customer answers. */
export const visitChanges = ['scheduled', 'moved', 'cancelled', ...visitAnswers] as const;
export type VisitChange = (typeof visitChanges)[number];
