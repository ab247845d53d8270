import { inConversation, judge } from '../../testing/judge-mail.ts';
import { rawMail } from '../../testing/mail-shapes.ts';

const answer = { 'In-Reply-To': '<ours-1@lumenward.example>' };

test.each([
  ['a vacation message', { 'Auto-Submitted': 'auto-replied (vacation)' }],
  ['an autoresponder of cPanel', { 'X-Autorespond': 'Your request', Precedence: 'auto_reply' }],
  ['a mail that its server has generated as an answer', { 'Auto-Submitted': 'auto-generated', ...answer }],
  ['an absence that only its subject tells', { Subject: 'Out of Office: Your request', ...answer }],
  ['an absence without a text after the subject', { Subject: 'Fuera de la oficina', ...answer }],
  ['an absence in Spanish', { Subject: '=?utf-8?Q?Respuesta_autom=C3=A1tica:_Su_solicitud?=', ...answer }],
  ['a help desk with X-Autoreply', { 'X-Autoreply': 'yes' }],
  ['a ticket of OTRS', { 'X-OTRS-Loop': 'helpdesk@example.com' }],
  ['a ticket that only its subject tells', { Subject: 'Ticket Received - 286614', ...answer }],
  ['a ticket with its number in front', { Subject: '[#12345] Ticket received: Gates', ...answer }],
  ['a mail server', { From: 'Postmaster <postmaster@example.com>', ...answer }],
])('%s is an automatic reply', async (_, headers) => {
  expect(await judge(rawMail(headers, 'We have your mail.'))).toMatchObject({ kind: 'auto-reply' });
});

test.each([
  ['an empty envelope alone', { 'Return-Path': '<>' }],
  ['"Auto-Submitted: no"', { 'Auto-Submitted': 'no', 'X-Autoreply': 'no' }],
  ['the wish for no automatic replies', { 'X-Auto-Response-Suppress': 'OOF' }],
  ['an answer to an automatic reply', { Subject: 'Re: Automatic reply: Your request', ...answer }],
  ['a subject that only starts like an absence', { Subject: 'Out of office AV system, please quote', ...answer }],
  ['a subject that only starts like a ticket', { Subject: 'Ticket received for speeding at your gate', ...answer }],
  ['a form that is marked as generated', { 'Auto-Submitted': 'auto-generated', 'Reply-To': 'cy@customer.example' }],
])('a mail with %s is a message of a person', async (_, headers) => {
  expect((await judge(rawMail(headers, 'Please call me about the gate.'))).kind).toBe('message');
});

test.each([
  ['that a program has generated', { 'Auto-Submitted': 'auto-generated' }],
  ['with the subject of an absence', { Subject: 'Automatic reply: hello' }],
  ['of a mail server', { From: 'Postmaster <postmaster@example.com>' }],
])('a mail %s that answers nothing is held where staff see it', async (_, headers) => {
  expect((await judge(rawMail(headers, 'New request from Ana: four cameras'))).kind).toBe('bulk');
  expect((await judge(rawMail(headers, 'We have your mail.'), inConversation)).kind).toBe('auto-reply');
});
