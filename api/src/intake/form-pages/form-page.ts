import { honeypotField } from '@portal/contracts/attribution';
import type { FormTexts } from '@portal/contracts/form-texts';
import { textLimits } from '@portal/contracts/text-limits';
import type { Request, Response } from 'express';
import { html } from '../../platform/http/html.ts';
import { isFormEncoded, pathOf } from '../../platform/http/media-type.ts';
import type { Problem } from '../../platform/http/problem.ts';
import { asSentences } from '../../platform/http/validation-failed.exception.ts';
import { landingOf } from '../submission/attribution.ts';
import { caseStudyForm } from './case-study.form.ts';
import { contactForm } from './contact.form.ts';
import type { Form, FormField } from './form.ts';
import { formTexts, languageOfForm } from './form-language.ts';
import { type Company, page } from './page.ts';
import { pageTexts } from './page-texts.ts';

const forms: readonly Form[] = [contactForm, caseStudyForm];

/** Paths that accept form-encoded bodies. */
export const formPaths: readonly string[] = forms.map(({ action }) => action);

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

const formOf = (request: Request) => forms.find(({ action }) => action === pathOf(request));

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
  const { title, submit, dataNote, wording } = form.texts(texts);
  const words = pageTexts[language];
  const back = form.back(words);
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
${form.fields(texts).map((field) => fieldRow(field, texts, values(field.name), errors[field.name]))}
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
${control(field, pageTexts[texts.language].choose, value, error)}
${error !== undefined && html`<p class="error" id="${field.name}-error">${error}</p>`}
</div>
`;

function control(field: FormField, choose: string, value: string, error: string | undefined) {
  const attributes = html`id="${field.name}" name="${field.name}"${field.autocomplete && html` autocomplete="${field.autocomplete}"`}${
    field.isRequired && html` required`
  }${!field.options && html` maxlength="${textLimits[field.name]}"`}${error !== undefined && html` aria-invalid="true" aria-describedby="${field.name}-error"`}`;

  // Browsers drop the first line break of a text area, so one is added.
  if (field.rows) return html`<textarea ${attributes} rows="${field.rows}">\n${value}</textarea>`;
  if (!field.options) return html`<input ${attributes} type="${field.type ?? 'text'}" value="${value}">`;

  const isOffered = field.options.some((option) => option.value === value);
  const options = isOffered || value === '' ? field.options : [...field.options, { value, label: value }];
  return html`<select ${attributes}>
<option value="">${choose}</option>
${options.map((option) => html`<option value="${option.value}"${option.value === value && html` selected`}>${option.label}</option>\n`)}</select>`;
}

type Values = (name: string) => string;

const sentValues = (request: Request): Values => {
  const body: Record<string, unknown> = Object(request.body);
  return (name) => (typeof body[name] === 'string' ? body[name] : '');
};
