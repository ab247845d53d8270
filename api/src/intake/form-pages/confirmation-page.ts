import { formatDay } from '@portal/contracts/consultation';
import { html } from '../../platform/http/html.ts';
import { type Company, page } from './page.ts';

export const confirmationPage = (
  company: Company,
  { reference, answerBy }: { reference: string; answerBy: string },
): string =>
  page(
    company,
    'Success!',
    html`<p class="mark" aria-hidden="true">✓</p>
<h1>Success!</h1>
<p>Your consultation request has been submitted. We'll be in touch soon.</p>
<p>A designer will call or email you by the end of <strong>${formatDay(answerBy)}</strong>.</p>
<p>Your reference is <strong>${reference}</strong>. Please keep it: it helps us find your request when you call.</p>
<p><a href="/">Back to the home page</a></p>`,
  );
