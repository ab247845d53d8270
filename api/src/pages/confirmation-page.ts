import { html, page } from './html.ts';

export const confirmationPage = page(
  'Success!',
  html`<p class="mark" aria-hidden="true">✓</p>
<h1>Success!</h1>
<p>Your consultation request has been submitted. We'll be in touch soon.</p>
<p><a href="/">Back to the home page</a></p>`,
);
