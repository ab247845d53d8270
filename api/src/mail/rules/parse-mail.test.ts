import { nothingKnown, own } from '../../testing/judge-mail.ts';
import { mailShapes } from '../../testing/mail-shapes.ts';
import { decide } from './decide.ts';
import { parseMail } from './parse-mail.ts';
import type { ParsedMail } from './parsed-mail.ts';

function unfolded({ text, quotes }: ParsedMail): string {
  let shown = '';
  let end = 0;
  for (const [start, quoteEnd] of quotes) {
    shown += text.slice(end, start);
    end = quoteEnd;
  }
  return (shown + text.slice(end)).trim();
}

test.each(mailShapes.map((shape) => [shape.title, shape] as const))('reads %s', async (_, shape) => {
  const parsed = await parseMail(shape.raw, own);
  const found = parsed.attachments.map(({ name, mimeType, size }) => [name, mimeType, size]);

  expect(decide(parsed, nothingKnown, own).kind).toBe(shape.kind ?? 'message');
  expect(parsed).toMatchObject(shape.expected ?? {});
  if (shape.shown !== undefined) expect(unfolded(parsed)).toBe(shape.shown);
  if (shape.folded !== undefined)
    expect(parsed.quotes.map(([start, end]) => parsed.text.slice(start, end).trim()).join('\n')).toBe(shape.folded);
  if (shape.attachments)
    expect(found).toMatchObject(shape.attachments.map(([...known]) => expect.arrayContaining(known)));
  expect(parsed.report !== null).toBe(shape.kind === 'bounce');
  if (shape.report) expect(parsed.report).toMatchObject(shape.report);
  expect(JSON.stringify({ ...parsed, headers: {} })).not.toMatch(/\\u0000/);
});
