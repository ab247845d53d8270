import { honeypotField } from '@portal/contracts/attribution';
import type { FormTexts } from '@portal/contracts/form-texts';
import { textLimits } from '@portal/contracts/text-limits';
import type { Request, Response } from 'express';
import { Html, html } from '../../platform/http/html.ts';
import { isFormEncoded } from '../../platform/http/media-type.ts';
import type { Problem } from '../../platform/http/problem.ts';
import { asSentences } from '../../platform/http/validation-failed.exception.ts';
import type { ContactReceiptDto } from '../contact/contact-receipt.dto.ts';
import { landingOf } from '../submission/attribution.ts';
import { caseStudyForm, type Form, type FormField, formOf, formTexts, languageOfForm } from './forms.ts';
import { type Company, page, pageTexts } from './page.ts';

/** The English page of the case study has a dialog, which the page here replaces: it says what the button says. */
const caseStudyPage = {
  title: 'Download Full Case Study',
  submit: 'Download Full Case Study',
  wording: 'case-study-page-2',
} satisfies Partial<FormTexts['caseStudy']>;

/** Whether the request was sent by a browser without JavaScript, which shows the response as its next page. */
export const wantsPage = (request: Request): boolean =>
  isFormEncoded(request) &&
  request.accepts(['text/html', 'application/json', 'application/problem+json']) === 'text/html';

/**
 * Returns a function that sends a failed form again, with its values and the error messages. It returns false if the request is
 * not such a form.
 */
export const formPageRenderer =
  (company: Company) =>
  (request: Request, response: Response, problem: Problem): boolean => {
    const form = formOf(request);
    if (!form || !wantsPage(request)) return false;

    response.type('html').send(formPage(company, form, request, problem));
    return true;
  };

/** Returns the problem of a form in the language of the form. Other problems, and those of English forms, stay as they are. */
export function inLanguageOfForm(request: Request, problem: Problem): Problem {
  const { message } = formTexts[languageOfForm(request)];
  if (message === formTexts.en.message || !formOf(request)) return problem;
  const fields = Object.entries(problem.fields ?? {}).map(([name, text]) => [name, message(text)] as const);
  return problem.fields
    ? { ...problem, detail: asSentences(fields.map(([, text]) => text)), fields: Object.fromEntries(fields) }
    : { ...problem, detail: message(problem.detail) };
}

/** Returns the page of a form with the values that were sent, and with the errors if it was rejected. */
export function formPage(company: Company, form: Form, request: Request, problem?: Problem): string {
  const values = sentValues(request);
  const errors = problem?.fields ?? {};
  const texts = formTexts[languageOfForm(request)];
  const { language } = texts;
  const isEnglishCaseStudy = form === caseStudyForm && language === 'en';
  const { title, submit, dataNote, wording } = { ...texts[form.name], ...(isEnglishCaseStudy && caseStudyPage) };
  const words = pageTexts[language];
  const back = words[form.name];
  return page(
    company,
    problem ? `${words.check}: ${title}` : title,
    html`<h1>${title}</h1>
${problem && errorSummary(problem, words.checkEntries)}
<form method="post" action="${form.action}">
<input type="hidden" name="wording" value="${wording}">
${language !== 'en' && hiddenField('language', language)}
${hiddenField('submissionId', values('submissionId'))}
${hiddenField('release', values('release'))}
${hiddenField('landing', landingOf(request))}
${honeypot(values(honeypotField))}
<p class="note">${texts.requiredNote}</p>
${form.fields.map((field) => fieldRow(field, texts, values(field.name), errors[field.name]))}
<p class="note">${dataNote} <a href="/privacy#forms">${texts.privacyPolicy}</a></p>
<button>${submit}</button>
</form>
<p><a href="${back.href}">${back.label}</a></p>`,
    language,
  );
}

function errorSummary({ detail, fields = {} }: Problem, title: string) {
  const invalid = Object.entries(fields);
  const errors = invalid.map(([name, message]) => html`<li><a href="#${name}">${message}</a></li>\n`);
  return html`<div class="errors" role="alert">
${
  invalid.length === 0
    ? html`<p>${detail}</p>`
    : html`<h2>${title}</h2>
<ul>
${errors}</ul>`
}
</div>`;
}

/** Invisible, not focusable, hidden from screen readers and ignored by password managers, as on the website. */
const honeypot = (value: string) =>
  html`<input class="honeypot" name="${honeypotField}" value="${value}" inert aria-hidden="true" tabindex="-1" autocomplete="off" data-1p-ignore data-bwignore data-lpignore="true" data-form-type="other">`;

const hiddenField = (name: string, value: string) =>
  value !== '' && html`<input type="hidden" name="${name}" value="${value}">`;

const fieldRow = (
  field: FormField,
  texts: FormTexts,
  value: string,
  error: string | undefined,
) => html`<div class="field">
<label for="${field.name}">${texts.labels[field.name]}${field.isRequired && html` <span aria-hidden="true">*</span>`}</label>
${control(field, texts, value, error)}
${error !== undefined && html`<p class="error" id="${field.name}-error">${error}</p>`}
</div>
`;

function control(
  { name, type = 'text', autocomplete, isRequired }: FormField,
  { services, chooseService }: FormTexts,
  value: string,
  error: string | undefined,
) {
  const attributes = html`id="${name}" name="${name}"${autocomplete && html` autocomplete="${autocomplete}"`}${
    isRequired && html` required`
  }${type !== 'select' && html` maxlength="${textLimits[name]}"`}${error !== undefined && html` aria-invalid="true" aria-describedby="${name}-error"`}`;

  // Browsers drop the first line break of a text area, so one is added.
  if (type === 'textarea') return html`<textarea ${attributes} rows="4">\n${value}</textarea>`;
  if (type !== 'select') return html`<input ${attributes} type="${type}" value="${value}">`;

  const isOffered = value === '' || services.some((service) => service.value === value);
  const options = isOffered ? services : [...services, { value, label: value }];
  return html`<select ${attributes}>
<option value="">${chooseService}</option>
${options.map((option) => html`<option value="${option.value}"${option.value === value && html` selected`}>${option.label}</option>\n`)}</select>`;
}

type Values = (name: string) => string;

const sentValues = (request: Request): Values => {
  const body: Record<string, unknown> = Object(request.body);
  return (name) => (typeof body[name] === 'string' ? body[name] : '');
};

/** Returns the page that replaces the receipt of the consultation form. */
export function confirmationPage(
  company: Company,
  request: Request,
  { reference, answerBy }: ContactReceiptDto,
): string {
  const language = languageOfForm(request);
  const { success, nextStep, reference: around } = formTexts[language].contact;
  const { home } = pageTexts[language];
  return page(
    company,
    success.title,
    html`<p class="mark" aria-hidden="true">✓</p>
<h1>${success.title}</h1>
<p>${new Html(success.text)}</p>
<p>${nextStep(answerBy)}</p>
<p>${around.before} <strong>${reference}</strong>${around.after}</p>
<p><a href="${home.href}">${home.label}</a></p>`,
    language,
  );
}
