import type { Language } from '@portal/contracts/language';
import { type AcknowledgementTexts, englishAcknowledgement } from './acknowledgement-texts.en.ts';
import { spanishAcknowledgement } from './acknowledgement-texts.es.ts';

export const acknowledgementTexts: Record<Language, AcknowledgementTexts> = {
  en: englishAcknowledgement,
  es: spanishAcknowledgement,
};
