import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PageStyles } from './page-styles.ts';

const html =
  '<main id="content" class="m-page m-page--wide md:m-p_6 [&amp;_svg]:m-w_4 after:m-content_&quot;&quot;"><p hidden>text</p></main>';

for (const { name, css, expected } of [
  { name: 'a rule for elements', css: 'p{margin:0}', expected: 'p{margin:0}' },
  { name: 'a rule for a class of the page', css: '.m-page{margin:0}', expected: '.m-page{margin:0}' },
  { name: 'a rule for an id of the page', css: '#content{margin:0}', expected: '#content{margin:0}' },
  { name: 'a rule for another class', css: '.m-other{margin:0}', expected: '' },
  { name: 'the selectors of the page in a list', css: '.m-other,.m-page,p{margin:0}', expected: '.m-page,p{margin:0}' },
  { name: 'an element in another one', css: '.m-other p{margin:0}', expected: '' },
  {
    name: 'class names of conditions',
    css: String.raw`.md\:m-p_6{margin:0}`,
    expected: String.raw`.md\:m-p_6{margin:0}`,
  },
  {
    name: 'class names that are escaped in HTML',
    css: String.raw`.\[\&_svg\]\:m-w_4 svg{margin:0}`,
    expected: String.raw`.\[\&_svg\]\:m-w_4 svg{margin:0}`,
  },
  {
    name: 'class names with quotes',
    css: String.raw`.after\:m-content_\"\":after{content:""}`,
    expected: String.raw`.after\:m-content_\"\":after{content:""}`,
  },
  {
    name: 'class names that look like variables',
    css: ':root{--wide:1px}.m-page--wide:after{margin:0}',
    expected: ':root{}.m-page--wide:after{margin:0}',
  },
  {
    name: 'states and attributes that can come later',
    css: '.m-page:is(:hover,[data-hover]){margin:0}.m-page[open]{margin:0}',
    expected: '.m-page:is(:hover,[data-hover]){margin:0}.m-page[open]{margin:0}',
  },
  {
    name: 'alternatives, if one is on the page',
    css: ':is(.m-other,.m-page) p{margin:0}',
    expected: ':is(.m-other,.m-page) p{margin:0}',
  },
  { name: 'alternatives, if none is on the page', css: ':where(.m-other,.m-none) p{margin:0}', expected: '' },
  { name: 'what is excluded', css: 'p:not(.m-other){margin:0}', expected: 'p:not(.m-other){margin:0}' },
  {
    name: 'blocks with such rules, and the order of layers',
    css: '@layer a;@layer b{.m-other{margin:0}}@media print{.m-other{margin:0}}@media print{@supports (margin:0){p{margin:0}}}',
    expected: '@layer a;@layer b{}@media print{@supports (margin:0){p{margin:0}}}',
  },
  {
    name: 'nested rules with the rule around them',
    css: '.m-page{margin:0;&:hover{margin:1px}}',
    expected: '.m-page{margin:0;&:hover{margin:1px}}',
  },
  {
    name: 'fonts and animations, with addresses that do not depend on the page',
    css: "@font-face{src:url(a.woff2)}@keyframes m-turn{to{rotate:1turn}}p{background:url('b.svg'),url(data:,),url(/c.svg)}",
    expected:
      "@font-face{src:url(/shell/1/a.woff2)}@keyframes m-turn{to{rotate:1turn}}p{background:url('/shell/1/b.svg'),url(data:,),url(/c.svg)}",
  },
  {
    name: 'variables that are used, also by others',
    css: ':root{--a:var(--b);--b:1px;--c:var(--d);--d:2px}p{margin:var(--a)}',
    expected: ':root{--a:var(--b);--b:1px;}p{margin:var(--a)}',
  },
  {
    name: 'text that would end the element',
    css: 'p[title="</style>"]{margin:0}',
    expected: String.raw`p[title="<\/style>"]{margin:0}`,
  },
])
  test(`styles of a document: ${name}`, () => {
    assert.equal(new PageStyles([{ css, base: '/shell/1/' }]).neededBy(html), expected);
  });

test('styles of a document come in the order of the style sheets', () => {
  const sheets = ['p{margin:0}', 'p{margin:1px}'].map((css) => ({ css, base: '/' }));
  assert.equal(new PageStyles(sheets).neededBy(html), 'p{margin:0}p{margin:1px}');
});
