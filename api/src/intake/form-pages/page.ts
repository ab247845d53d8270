import type { Language } from '@portal/contracts/language';
import { mailtoHref } from '@portal/contracts/mailto';
import { phoneHref } from '@portal/contracts/site';
import type { Env } from '../../platform/env/env.ts';
import { type Html, html } from '../../platform/http/html.ts';
import { englishPage } from './page-texts.en.ts';
import { spanishPage } from './page-texts.es.ts';

export type Company = Env['company'];

export const pageTexts: Record<Language, typeof englishPage> = { en: englishPage, es: spanishPage };

/** The logo of the website (shell/src/layout/logo.tsx). */
const logo = html`<svg width="30" height="30" viewBox="0 0 30 30" fill="none" stroke-width="3.5" aria-hidden="true">
<path class="safer" d="M2 12V7a5 5 0 0 1 5-5h5"/>
<path class="smarter" d="M18 2h5a5 5 0 0 1 5 5v5"/>
<path class="connected" d="M28 18v5a5 5 0 0 1-5 5h-5"/>
<path class="secured" d="M12 28H7a5 5 0 0 1-5-5v-5"/>
<circle cx="15" cy="15" r="3.75" fill="currentColor"/>
</svg>`;

/** Renders a complete HTML document without scripts, with the header and the contact links of the website. */
export const page = ({ name, phone, email }: Company, title: string, body: Html, language: Language = 'en'): string =>
  html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<meta name="robots" content="noindex">
<title>${title} | ${name}</title>
<link rel="stylesheet" href="/api/forms.css">
</head>
<body>
<header>
<nav aria-label="${pageTexts[language].navigation}">
<a class="brand" href="${pageTexts[language].home.href}">${logo}${name}</a>
<a class="phone" href="${phoneHref(phone)}">${phone}</a>
</nav>
</header>
<main>
${body}
</main>
<footer>
<p>${name}</p>
<p><a href="${phoneHref(phone)}">${phone}</a> <a href="${mailtoHref(email)}">${email}</a> <a href="/privacy">${pageTexts[language].privacy}</a></p>
</footer>
</body>
</html>
`.markup;
