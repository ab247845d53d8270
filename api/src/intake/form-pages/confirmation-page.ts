import type { Language } from '@portal/contracts/language';
import { Html, html } from '../../platform/http/html.ts';
import { formTexts } from './form-language.ts';
import { type Company, page } from './page.ts';
import { pageTexts } from './page-texts.ts';

export function confirmationPage(
  company: Company,
  language: Language,
  { reference, answerBy }: { reference: string; answerBy: string },
): string {
  const { title, text } = formTexts[language].contact.success;
  const { receipt, home } = pageTexts[language];
  return page(
    company,
    title,
    html`<p class="mark" aria-hidden="true">✓</p>
<h1>${title}</h1>
<p>${new Html(text)}</p>
<p>${receipt.answer[0]} <strong>${receipt.day(answerBy)}</strong>${receipt.answer[1]}</p>
<p>${receipt.reference[0]} <strong>${reference}</strong>${receipt.reference[1]}</p>
<p><a href="${home.href}">${home.label}</a></p>`,
    language,
  );
}
