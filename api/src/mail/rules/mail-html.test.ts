import { rawMail } from '../../testing/mail-shapes.ts';
import { readSafeHtml } from './mail-html.ts';

const rel = 'rel="noopener noreferrer nofollow" target="_blank"';
const safe = (html: string) => readSafeHtml(rawMail({ 'Content-Type': 'text/html' }, html));

test.each([
  '/api/admin/leads/4/person/export',
  'export',
  '//evil.example/x',
  '?a=1',
  '#top',
  'http:/admin',
  'https:admin',
  ' \n/admin',
  'data:text/html,x',
  'javascript:alert(1)',
])('a link to %j leads nowhere', async (href) => {
  expect(await safe(`<a href="${href}">invoice</a>`)).toBe(`<a ${rel}>invoice</a>`);
});

test.each(['https://a.example/x', 'HTTP://a.example/', 'mailto:ada@example.com', 'tel:+15125550100'])(
  'a link to %s stays',
  async (href) => {
    expect(await safe(`<a href="${href}">invoice</a>`)).toBe(`<a href="${href}" ${rel}>invoice</a>`);
  },
);

test.each([
  ['https://evil.example/', 'https://your-bank.example'],
  ['https://evil.example/', '<b>your-bank</b>.example/login'],
  ['https://your-bank.example@evil.example/', 'your-bank.example'],
  ['mailto:eve@evil.example', 'ada@example.com'],
])('shows the target of a link to %s with the text %s', async (href, text) => {
  expect(await safe(`<a href="${href}">${text}</a>`)).toBe(
    `<a href="${href}" ${rel}>${text}</a> <span>[${href}]</span>`,
  );
});

test.each([
  ['https://www.a.example/x?y', 'a.example'],
  ['https://a.example/', 'see our plan'],
  ['mailto:ada@example.com?subject=x', 'ada@example.com'],
  ['tel:+15125550100', '512.555.0100'],
])('does not repeat the target of a link to %s with the text %s', async (href, text) => {
  expect(await safe(`<a href="${href}">${text}</a>`)).toBe(`<a href="${href}" ${rel}>${text}</a>`);
});
