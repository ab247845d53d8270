import type { Language } from '@portal/contracts/language';

/** What customers read of a visit in their calendar, and the subjects of its e-mails. */
interface VisitTexts {
  summary: (company: string) => string;
  /** `assignee` goes. */
  description: (assignee: string) => string;
  moved: (summary: string) => string;
  cancelled: (summary: string) => string;
  /** For somebody who was invited before. */
  notInvited: string;
}

export const visitTexts: Record<Language, VisitTexts> = {
  en: {
    summary: (company) => `Site visit by ${company}`,
    description: (assignee) => `${assignee} will visit you.`,
    moved: (summary) => `Updated: ${summary}`,
    cancelled: (summary) => `Cancelled: ${summary}`,
    notInvited: 'Your invitation to this visit was withdrawn.',
  },
  es: {
    summary: (company) => `Visita de ${company}`,
    description: (assignee) => `Le visitará ${assignee}.`,
    moved: (summary) => `Actualizada: ${summary}`,
    cancelled: (summary) => `Cancelada: ${summary}`,
    notInvited: 'Hemos retirado su invitación a esta visita.',
  },
};
