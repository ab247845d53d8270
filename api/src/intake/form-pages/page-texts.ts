import type { Language } from '@portal/contracts/language';
import { englishPage, type PageTexts } from './page-texts.en.ts';
import { spanishPage } from './page-texts.es.ts';

export const pageTexts: Record<Language, PageTexts> = { en: englishPage, es: spanishPage };
