import { shownValue } from '@portal/contracts/client-statement';
import { answersInSpanish } from '@portal/contracts/client-statements';
import type { Language } from '@portal/contracts/language';
import type { Site } from '@portal/contracts/site';

/** Returns whether the site has pages in a language: only in one in which the company answers (docs/decisions/0093). */
export const hasLanguage = (language: Language, site: Pick<Site, 'content'>): boolean =>
  language === 'en' || shownValue(answersInSpanish, site) === true;
