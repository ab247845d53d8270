import { rawMail } from '../../testing/mail-shapes.ts';
import { readSafeHtml } from './mail-html.ts';

const rel = 'rel="noopener noreferrer nofollow" target="_blank"';
const safe = (html: string) => readSafeHtml(rawMail({ 'Content-Type': 'text/html' }, html));

test.each([
  [
    '<p onclick="x()">Hi <script>alert(1)</script><b style="color:red;position:fixed">you</b></p>',
    '<p>Hi <b style="color:red">you</b></p>',
  ],
  ['<img src="https://track.example/p.gif" alt="Logo">', '<span>[Logo]</span>'],
  [
    '<style>@import url(//a.example)</style><link rel=stylesheet href=//a.example><meta http-equiv=refresh content=0>x',
    'x',
  ],
  ['<div style="background:url(https://a.example/p.gif)">x</div>', '<div>x</div>'],
  ['<form action="https://a.example"><input name=p><button>Go</button></form>', 'Go'],
  [
    '<iframe src="https://a.example"></iframe><svg><a xlink:href="javascript:x"/></svg><math><mi>x</mi></math>',
    `<a ${rel}></a>x`,
  ],
  ['<table background="https://a.example/p.gif"><tr><td>x</td></tr></table>', '<table><tr><td>x</td></tr></table>'],
])('sanitizes %s', async (given, expected) => {
  expect(await safe(given)).toBe(expected);
});

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
