import { honeypotField } from '@portal/contracts/attribution';
import { textLimits } from '@portal/contracts/text-limits';
import type { Request, Response } from 'express';
import { html } from '../../platform/http/html.ts';
import { isFormEncoded, pathOf } from '../../platform/http/media-type.ts';
import type { Problem } from '../../platform/http/problem.ts';
import { landingOf } from '../submission/attribution.ts';
import { caseStudyForm } from './case-study.form.ts';
import { contactForm } from './contact.form.ts';
import type { Form, FormField } from './form.ts';
import { type Company, page } from './page.ts';

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
    const form = forms.find(({ action }) => action === pathOf(request));
    if (!form || !wantsPage(request)) return false;

    response.type('html').send(formPage(company, form, request, problem));
    return true;
  };

/** Returns the page of a form with the values that were sent, and with the errors if it was rejected. */
export function formPage(company: Company, form: Form, request: Request, problem?: Problem): string {
  const values = sentValues(request);
  const fields = problem?.fields ?? {};
  return page(
    company,
    problem ? `Please check: ${form.title}` : form.title,
    html`<h1>${form.title}</h1>
${problem && errorSummary(problem)}
<form method="post" action="${form.action}">
<input type="hidden" name="wording" value="${form.wording}">
${hiddenField('submissionId', values('submissionId'))}
${hiddenField('release', values('release'))}
${hiddenField('landing', landingOf(request))}
${honeypot(values(honeypotField))}
<p class="note">Fields marked * are required.</p>
${form.fields.map((field) => fieldRow(field, values(field.name), fields[field.name]))}
<p class="note">${form.dataNote} <a href="/privacy#forms">Privacy policy</a></p>
<button>${form.submit}</button>
</form>
<p><a href="${form.back.href}">${form.back.label}</a></p>`,
  );
}

function errorSummary({ detail, fields = {} }: Problem) {
  const invalid = Object.entries(fields);
  const errors = invalid.map(([name, message]) => html`<li><a href="#${name}">${message}</a></li>\n`);
  return html`<div class="errors" role="alert">
${
  invalid.length === 0
    ? html`<p>${detail}</p>`
    : html`<h2>Please check what you entered</h2>
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

const fieldRow = (field: FormField, value: string, error: string | undefined) => html`<div class="field">
<label for="${field.name}">${field.label}${field.isRequired && html` <span aria-hidden="true">*</span>`}</label>
${control(field, value, error)}
${error !== undefined && html`<p class="error" id="${field.name}-error">${error}</p>`}
</div>
`;

function control(field: FormField, value: string, error: string | undefined) {
  const attributes = html`id="${field.name}" name="${field.name}"${field.autocomplete && html` autocomplete="${field.autocomplete}"`}${
    field.isRequired && html` required`
  }${!field.options && html` maxlength="${textLimits[field.name]}"`}${error !== undefined && html` aria-invalid="true" aria-describedby="${field.name}-error"`}`;

  // Browsers drop the first line break of a text area, so one is added.
  if (field.rows) return html`<textarea ${attributes} rows="${field.rows}">\n${value}</textarea>`;
  if (!field.options) return html`<input ${attributes} type="${field.type ?? 'text'}" value="${value}">`;

  const isOffered = field.options.some((option) => option.value === value);
  const options = isOffered || value === '' ? field.options : [...field.options, { value, label: value }];
  return html`<select ${attributes}>
<option value="">Please choose</option>
${options.map((option) => html`<option value="${option.value}"${option.value === value && html` selected`}>${option.label}</option>\n`)}</select>`;
}

type Values = (name: string) => string;

const sentValues = (request: Request): Values => {
  const body: Record<string, unknown> = Object(request.body);
  return (name) => (typeof body[name] === 'string' ? body[name] : '');
};
