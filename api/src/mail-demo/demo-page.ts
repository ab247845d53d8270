import { type Html, html } from '../platform/http/html.ts';
import type { ReceivedMail } from './demo-mails.ts';

const style = html`<style>
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { max-width: 44rem; margin: 0 auto; padding: 1rem; }
  article, form { margin-block: 1rem; padding: 1rem; border: 1px solid #8888; border-radius: .5rem; }
  h2 { margin: 0; font-size: 1.1rem; overflow-wrap: anywhere; }
  p { margin: .25rem 0; overflow-wrap: anywhere; }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; }
  summary { min-height: 2rem; cursor: pointer; }
  label { display: block; margin-bottom: .75rem; }
  input:not([type=file]), textarea { display: block; box-sizing: border-box; width: 100%; padding: .5rem; font: inherit; }
  button { padding: .5rem 1rem; font: inherit; }</style>`;

/** The page of all mails to customers, newest first, with forms to answer and to write. It works without script. */
export const renderMailboxes = (mails: ReceivedMail[], address: string): string =>
  html`<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Mailboxes of customers</title>
${style}
<h1>Mailboxes of customers</h1>
<p>What the portal has sent, newest first, for every address. Nothing leaves this machine.</p>
<p><a href="/">Reload</a></p>
<details>
<summary>Write to ${address} as a new customer</summary>
<form method="post" enctype="multipart/form-data">
<label>Name <input name="name" autocomplete="off" required></label>
<label>E-mail <input name="from" type="email" autocomplete="off" required></label>
<label>Subject <input name="subject" autocomplete="off"></label>
${textFields}
</form>
</details>
${mails.length === 0 ? 'No mail yet: send the contact form, or answer a lead.' : ''}
${mails.map(renderMail)}
`.markup;

const textFields = html`<label>Message <textarea name="text" rows="5" required></textarea></label>
<label>File <input name="file" type="file"></label>
<button>Send</button>`;

/** Returns a text as HTML, with its addresses as links. */
const linked = (text: string): Html[] =>
  text
    .split(/(https?:\/\/[^\s<>]*[^\s<>.,;:!?)])/)
    .map((part, index) => (index % 2 === 1 ? html`<a href="${part}">${part}</a>` : html`${part}`));

const renderMail = ({
  id,
  recipient,
  from,
  subject = '',
  date = '',
  text = '',
  attachments,
}: ReceivedMail) => html`<article>
<h2>${subject || '(no subject)'}</h2>
<p>To <strong>${recipient}</strong> from ${from?.name || from?.address || ''}, ${date}</p>
<pre>${linked(text.trim())}</pre>
${attachments.map(({ filename, mimeType }) => html`<p>Attachment: ${filename ?? ''} (${mimeType})</p>`)}
<details>
<summary>Reply as the customer</summary>
<form method="post" enctype="multipart/form-data">
<input type="hidden" name="answered" value="${id}">
${textFields}
</form>
</details>
</article>`;
