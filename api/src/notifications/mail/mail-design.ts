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

/** The colors of the design system (packages/ui) as hex values. */
const color = {
  ink: '#080f1c',
  text: '#333e4e',
  muted: '#626d7b',
  line: '#dbe0e6',
  ground: '#edf0f5',
  paper: '#ffffff',
  link: '#066786',
};
const practiceColors = ['#f5ae39', '#f97096', '#4cd1ee', '#61da92'];
const font = "font-family:Inter,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/** Dark theme, for mail programs that support `prefers-color-scheme`. */
const darkTheme = new Html(`<style>
:root{color-scheme:light dark;supported-color-schemes:light dark}
a{color:${color.link}}
@media (prefers-color-scheme:dark){
.ground{background:#030712!important}
.paper{background:#0d1626!important;border-color:#24324a!important}
.text{color:#dbe0e6!important}
.muted{color:#a3adba!important}
.line{border-color:#24324a!important}
.quote{background:#131e31!important;color:#dbe0e6!important}
a{color:#4cd1ee!important}
}
@media (max-width:600px){.inside{padding-left:20px!important;padding-right:20px!important}}
</style>`);

/** Renders the HTML part: tables and inline styles, which all mail programs support. */
export function renderHtml({ language = 'en', preview, heading, parts, company, reason }: MailContent): string {
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${heading}</title>
${darkTheme}
</head>
<body class="ground" style="margin:0;padding:0;background:${color.ground}">
<div style="display:none;max-height:0;overflow:hidden;opacity:0">${preview}</div>
<table role="presentation" class="ground" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:${color.ground}">
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px;background:${color.paper};border:1px solid ${color.line};border-radius:12px;overflow:hidden">
<tr><td class="inside" style="background:${color.ink};padding:20px 32px;${font};font-size:18px;font-weight:700;letter-spacing:-0.01em;color:#ffffff">${company.name}</td></tr>
<tr><td style="font-size:0;line-height:0"><table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr>${practiceColors.map(
    (stripe) => html`<td height="4" width="25%" style="background:${stripe};font-size:0;line-height:0">&nbsp;</td>`,
  )}</tr></table></td></tr>
<tr><td class="inside" style="padding:32px 32px 8px">
<h1 class="text" style="margin:0 0 20px;${font};font-size:24px;line-height:1.2;font-weight:700;letter-spacing:-0.02em;color:${color.ink}">${heading}</h1>
${parts.map(renderPart)}
</td></tr>
<tr><td class="inside line muted" style="padding:20px 32px 24px;border-top:1px solid ${color.line};${font};font-size:13px;line-height:1.6;color:${color.muted}">
${company.name} &middot; <a href="${phoneHref(company.phone)}" style="color:${color.link}">${company.phone}</a> &middot; <a href="${mailtoHref(company.email)}" style="color:${color.link}">${company.email}</a><br>
${reason}
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`.markup;
}

function renderPart(part: MailPart): Html {
  if (typeof part === 'string')
    return html`<p class="text" style="margin:0 0 16px;${font};font-size:16px;line-height:1.6;color:${color.text}">${part}</p>
`;
  if ('quote' in part)
    return html`<div class="quote" dir="auto" style="margin:0 0 20px;padding:16px 20px;border-left:4px solid ${practiceColors[2]};border-radius:4px;background:${color.ground};${font};font-size:16px;line-height:1.6;color:${color.ink};white-space:pre-wrap;word-break:break-word">${part.quote}</div>
`;
  if ('action' in part)
    return html`<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 24px"><tr><td style="border-radius:8px;background:${color.link}">
<a href="${part.action.href}" style="display:inline-block;padding:14px 24px;${font};font-size:16px;font-weight:600;color:#ffffff!important;text-decoration:none;border-radius:8px">${part.action.label}</a>
</td></tr></table>
`;
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 20px">${part.details.map(
    ([label, value, href]) => html`<tr>
<td class="line muted" valign="top" width="34%" style="padding:8px 12px 8px 0;border-bottom:1px solid ${color.line};${font};font-size:14px;line-height:1.5;color:${color.muted}">${label}</td>
<td class="line text" valign="top" style="padding:8px 0;border-bottom:1px solid ${color.line};${font};font-size:15px;line-height:1.5;color:${color.ink};font-weight:600;word-break:break-word"><bdi>${href ? html`<a href="${href}" style="color:${color.link}">${value}</a>` : value}</bdi></td>
</tr>`,
  )}</table>
`;
}

/** Renders the plain-text part. */
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
