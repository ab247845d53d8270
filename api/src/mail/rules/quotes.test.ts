import { own } from '../../testing/judge-mail.ts';
import { rawMail } from '../../testing/mail-shapes.ts';
import { parseMail } from './parse-mail.ts';
import { newText } from './quotes.ts';

const first = { Subject: 'Cameras' };
const answer = { 'In-Reply-To': '<ours-1@lumenward.example>' };

const newTextOf = async (headers: object, type: string, text: string) =>
  newText(
    await parseMail(
      rawMail({ ...headers, 'Content-Type': `${type}; charset=utf-8` }, Buffer.from(text).toString('latin1')),
      own,
    ),
  );

test.each([
  [
    'the wrapper of Gmail without attribution and quote',
    '<div>Hello,</div><div class="gmail_quote gmail_quote_container"><p>We need 12 cameras at the depot.</p></div>',
    ['Hello,', '12 cameras'],
  ],
  [
    'the wrappers of other programs around text',
    '<div>Hello,</div><div class="yahoo_quoted">We need cameras.</div><div class="protonmail_quote">And gates.</div>',
    ['cameras', 'gates'],
  ],
  [
    'the line of Outlook above a list',
    '<p>Two sites:</p><div style="border:none;border-top:solid #E1E1E1 1.0pt"><ul><li>Austin</li></ul></div><p>Please price both.</p>',
    ['Two sites', 'Austin', 'price both'],
  ],
  [
    'the line of Outlook above a form',
    '<p>Hi</p><div style="border:none;border-top:solid #E1E1E1 1.0pt">From: Austin</div><p>To: Dallas</p>',
    ['Austin', 'Dallas'],
  ],
  [
    'a mark of Outlook without a quoted mail',
    '<div>Hello,</div><div id="appendonsend"></div><div>We need cameras.</div>',
    ['Hello', 'cameras'],
  ],
  [
    'text that Outlook on the web has indented',
    '<div>Hello,</div><blockquote style="margin-top: 0px; margin-bottom: 0px;" class="elementToProof"><div>Four cameras</div></blockquote><div>Thank you.</div>',
    ['Hello', 'Four cameras', 'Thank you'],
  ],
  [
    'text that Apple Mail has indented',
    '<div>Hello,</div><blockquote style="margin: 0px 0px 0px 40px; border: none;">Four cameras</blockquote><div>Thank you.</div>',
    ['Four cameras', 'Thank you'],
  ],
  [
    'text that an editor has highlighted',
    '<div>Hello,</div><blockquote class="blockquote"><p>Four cameras</p></blockquote><div>Thank you.</div>',
    ['Four cameras', 'Thank you'],
  ],
  ['a bare blockquote', '<p>We need:</p><blockquote>Four cameras</blockquote><p>Soon.</p>', ['Four cameras', 'Soon.']],
  [
    'text between quotes inside the wrapper of Gmail',
    '<div class="gmail_quote"><div class="gmail_attr">On Thu, Ada wrote:<br></div><blockquote class="gmail_quote">How many gates?</blockquote><div>Four gates.</div><blockquote class="gmail_quote">And doors?</blockquote><div>Nine doors.</div></div>',
    ['Four gates.', 'Nine doors.'],
  ],
])('folds nothing that a person wrote in %s', async (_, html, written) => {
  for (const headers of [first, answer])
    for (const words of written) expect(await newTextOf(headers, 'text/html', html)).toContain(words);
});

test.each([
  [
    'an answer below the headers and lines of a quote',
    'Hi,\n\n-----Original Message-----\nFrom: Info <info@lumenward.example>\nSent: Monday\nSubject: Visit\n\n> Can we come on Tuesday?\n\nYes, at 3 pm, gate 4.',
    ['Hi,', 'Yes, at 3 pm, gate 4.'],
  ],
  [
    'an attribution that a person wrote',
    'Hello,\n\nOn November 3 your technician wrote:\nthe controller is dead.\n\nCan you replace it before Friday?',
    ['technician', 'Friday'],
  ],
  [
    'an attribution in Spanish',
    'Buenos días:\n\nEl 5 de mayo su técnico me escribió:\nno hay repuesto.\n\n¿Pueden venir?',
    ['técnico', 'venir'],
  ],
  [
    'lines that look like headers',
    'We move\n\nFrom: Austin\nTo: Dallas\nDate: May 5\n\nPlease move our cameras.',
    ['Dallas', 'our cameras'],
  ],
  ['a line of dashes', 'Two sites:\n________________\nAustin and Dallas\nFrom: May on', ['Dallas', 'May']],
  ['a separator without a mail', 'See below.\n\n-----Original Message-----\nis what the panel shows. Why?', ['Why?']],
  [
    'an answer between lines',
    'On Thu, Nov 26, 2026 Lumenward <info@lumenward.example> wrote:\n> How many gates?\n\nFour.\n\n> And doors?\n\nNine.',
    ['Four.', 'Nine.'],
  ],
])('folds nothing that a person wrote in %s', async (_, text, written) => {
  for (const headers of [first, answer])
    for (const words of written) expect(await newTextOf(headers, 'text/plain', text)).toContain(words);
});

test('lines with ">" of a first mail are a list, and of an answer a quote', async () => {
  const text = 'Two offers, please, for all of our sites:\n> four cameras\n> six cameras\nWhich one is cheaper?';
  expect(await newTextOf(first, 'text/plain', text)).toBe(text);
  expect(await newTextOf(answer, 'text/plain', text)).not.toContain('four cameras');
});

test('folds no first mail that would hardly be left', async () => {
  const text = `Hello,\n\nOn Thu, Nov 26, 2026 Ada <ada@example.com> wrote:\n${'We need twelve cameras at the depot.\n'.repeat(10)}`;
  expect(await newTextOf(first, 'text/plain', text)).toContain('twelve cameras');
  expect(await newTextOf(answer, 'text/plain', text)).toBe('Hello,');
});

test.each([
  [
    'Thunderbird',
    '<p>Yes.</p><div class="moz-cite-prefix">Op 26-11-2026 schreef Lumenward:<br></div><blockquote type="cite" cite="mid:x">Thank you.</blockquote>',
  ],
  [
    'Gmail in another language',
    '<div>Yes.</div><div class="gmail_quote"><div class="gmail_attr">26 Kas 2026 tarihinde Lumenward şunu yazdı:<br></div><blockquote class="gmail_quote">Thank you.</blockquote></div>',
  ],
  [
    'Gmail without a blockquote',
    '<div>Yes.</div><div class="gmail_quote"><div class="gmail_attr">On Thu, Lumenward wrote:</div>Thank you.</div>',
  ],
  [
    'Proton',
    '<div>Yes.</div><div class="protonmail_quote">Am Donnerstag schrieb Lumenward:<br><blockquote class="protonmail_quote" type="cite">Thank you.</blockquote></div>',
  ],
  [
    'Yahoo',
    '<div>Yes.</div><div class="yahoo_quoted"><div>On Thursday, November 26, 2026, Lumenward &lt;info@lumenward.example&gt; wrote:</div><div>Thank you.</div></div>',
  ],
  [
    'Outlook',
    '<p>Yes.</p><div style="border:none;border-top:solid #E1E1E1 1.0pt"><p><b>From:</b> Lumenward &lt;info@lumenward.example&gt;<br><b>To:</b> Ada</p></div><p>Thank you.</p>',
  ],
  [
    'Outlook on the web',
    '<div>Yes.</div><div id="appendonsend"></div><hr><div id="x_divRplyFwdMsg"><b>From:</b> Lumenward</div><div>Thank you.</div>',
  ],
  [
    'Mail.ru, by its bar',
    '<div>Yes.</div><blockquote style="border-left:1px solid #0857A6; margin:10px;">Thank you.</blockquote>',
  ],
  [
    'a bare blockquote after its attribution',
    '<p>Yes.</p>On Thu, Nov 26, 2026, Lumenward wrote:<blockquote>Thank you.</blockquote>',
  ],
])('folds the quote of %s', async (_, html) => {
  expect(await newTextOf(answer, 'text/html', html)).toBe('Yes.');
});

test.each([
  ['https://your-bank.example', 'https://evil.example/', 'https://your-bank.example <https://evil.example/>'],
  [
    'https://your-bank.example',
    'https://evil.example/?https://your-bank.example',
    'https://your-bank.example <https://evil.example/?https://your-bank.example>',
  ],
  ['our plan', 'https://a.example/x', 'our plan <https://a.example/x>'],
  ['www.a.example', 'https://a.example/', 'www.a.example'],
  ['our plan', '/api/admin/leads/4/person/export', 'our plan'],
])('the text %s of a link to %s is shown as %s', async (text, href, shown) => {
  expect(await newTextOf(first, 'text/html', `<a href="${href}">${text}</a>`)).toBe(shown);
});
