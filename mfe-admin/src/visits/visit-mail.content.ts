import type { Language } from '@portal/contracts/language';

/** What the e-mail about a visit says. */
interface VisitMail {
  name: string;
  /** `Tuesday, December 1, 2026, 10:00 – 11:00 AM CST` */
  period: string;
  address: string;
  assignee: string;
  note: string;
}

type VisitTexts = Record<'invitation' | 'change', (mail: VisitMail) => string> & {
  cancellation: (mail: Pick<VisitMail, 'name' | 'period'>) => string;
};

const paragraphs = (...texts: string[]) => texts.filter(Boolean).join('\n\n');

/** Texts that staff can change before they are sent. */
export const visitMails: Record<Language, VisitTexts> = {
  en: {
    invitation: ({ name, period, address, assignee, note }) =>
      paragraphs(
        `Hello ${name},`,
        `we would like to visit you:\n\n${period}\n${address}\n${assignee}`,
        note,
        'You can accept or decline in your calendar. If another time suits you better, please answer this email.',
      ),
    change: ({ name, period, address, assignee, note }) =>
      paragraphs(
        `Hello ${name},`,
        `our visit has changed. This is the new plan:\n\n${period}\n${address}\n${assignee}`,
        note,
        'You can accept or decline in your calendar. If another time suits you better, please answer this email.',
      ),
    cancellation: ({ name, period }) =>
      paragraphs(
        `Hello ${name},`,
        `we have to cancel our visit:\n\n${period}`,
        'If you would like another time, please answer this email.',
      ),
  },
  es: {
    invitation: ({ name, period, address, assignee, note }) =>
      paragraphs(
        `Hola, ${name}:`,
        `Nos gustaría visitarle:\n\n${period}\n${address}\n${assignee}`,
        note,
        'Puede aceptar o rechazar la visita en su calendario. Si prefiere otra hora, responda a este correo.',
      ),
    change: ({ name, period, address, assignee, note }) =>
      paragraphs(
        `Hola, ${name}:`,
        `Nuestra visita ha cambiado. Este es el nuevo plan:\n\n${period}\n${address}\n${assignee}`,
        note,
        'Puede aceptar o rechazar la visita en su calendario. Si prefiere otra hora, responda a este correo.',
      ),
    cancellation: ({ name, period }) =>
      paragraphs(
        `Hola, ${name}:`,
        `Tenemos que cancelar nuestra visita:\n\n${period}`,
        'Si desea otra hora, responda a este correo.',
      ),
  },
};
