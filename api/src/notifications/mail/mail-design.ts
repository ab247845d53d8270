import type { Language } from '@portal/contracts/language';
import { mailtoHref } from '@portal/contracts/mailto';
import { phoneHref } from '@portal/contracts/site';
import { Html, html } from '../../platform/http/html.ts';

/** A label with a value and an optional link. */
export type Detail = readonly [label: string, value: string, href?: string | undefined];

/** A part of a mail: a paragraph, a table of details, a quote, or a button. */
export type MailPart =
  | string
  | { details: readonly Detail[] }
  | { quote: string }
  | { action: { label: string; href: string } };

interface MailContent {
  /** English by default. */
  language?: Language;
  /** Preview text in the list of mails. */
  preview: string;
  heading: string;
  parts: readonly MailPart[];
  company: { name: string; phone: string; email: string };
  /** Why the recipient gets this mail. */
  reason: string;
}

/** The colors of the design system (packages/ui) as hex values. Mail programs without a dark theme show the first ones. */
const style = new Html(`<style>
:root{color-scheme:light dark;supported-color-schemes:light dark}
body{margin:0;padding:24px 12px;background:#edf0f5;color:#333e4e;font:16px/1.6 Inter,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif}
.paper{max-width:600px;margin:0 auto;padding:0 32px 24px;background:#ffffff;border:1px solid #dbe0e6;border-radius:12px;overflow:hidden}
.company{margin:0 -32px 24px;padding:20px 32px;background:#080f1c;color:#ffffff;font-size:18px;font-weight:700}
h1{margin:0 0 20px;font-size:24px;line-height:1.2;color:#080f1c}
p{margin:0 0 16px}
a{color:#066786}
.quote{margin:0 0 20px;padding:16px 20px;border-left:4px solid #4cd1ee;background:#edf0f5;white-space:pre-wrap;word-break:break-word}
.action a{display:inline-block;padding:14px 24px;border-radius:8px;background:#066786;color:#ffffff;font-weight:600;text-decoration:none}
table{width:100%;margin:0 0 20px;border-collapse:collapse}
th,td{padding:8px 12px 8px 0;border-bottom:1px solid #dbe0e6;text-align:left;vertical-align:top;word-break:break-word}
th,.footer{font-size:14px;font-weight:400;color:#626d7b}
th{width:34%}
@media (prefers-color-scheme:dark){
body{background:#030712;color:#dbe0e6}
.paper{background:#0d1626;border-color:#24324a}
h1{color:#dbe0e6}
a{color:#4cd1ee}
.quote{background:#131e31}
th,td{border-color:#24324a}
th,.footer{color:#a3adba}
}
</style>`);

export function renderHtml({ language = 'en', preview, heading, parts, company, reason }: MailContent): string {
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${heading}</title>
${style}
</head>
<body>
<div style="display:none;max-height:0;overflow:hidden;opacity:0">${preview}</div>
<div class="paper">
<div class="company">${company.name}</div>
<h1>${heading}</h1>
${parts.map(renderPart)}
<div class="footer">
${company.name} &middot; <a href="${phoneHref(company.phone)}">${company.phone}</a> &middot; <a href="${mailtoHref(company.email)}">${company.email}</a><br>
${reason}
</div>
</div>
</body>
</html>
`.markup;
}

function renderPart(part: MailPart): Html {
  if (typeof part === 'string')
    return html`<p>${part}</p>
`;
  if ('quote' in part)
    return html`<div class="quote" dir="auto">${part.quote}</div>
`;
  if ('action' in part)
    return html`<p class="action"><a href="${part.action.href}">${part.action.label}</a></p>
`;
  const rows = part.details.map(
    ([label, value, href]) =>
      html`<tr><th scope="row">${label}</th><td><bdi>${href ? html`<a href="${href}">${value}</a>` : value}</bdi></td></tr>
`,
  );
  return html`<table>${rows}</table>
`;
}

export function renderText({ heading, parts, company, reason }: MailContent): string {
  const sections = parts.map((part) => {
    if (typeof part === 'string') return part;
    if ('quote' in part) return part.quote.replace(/^/gm, '> ');
    if ('action' in part) return `${part.action.label}:\n${part.action.href}`;
    return part.details
      .map(([label, value, href]) => [`${label}: ${value}`, ...(href?.startsWith('http') ? [href] : [])].join('\n'))
      .join('\n');
  });
  return `${[heading, ...sections].join('\n\n')}\n\n-- \n${company.name} · ${company.phone} · ${company.email}\n${reason}\n`;
}
