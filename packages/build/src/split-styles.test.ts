import assert from 'node:assert/strict';
import { test } from 'node:test';
import splitStyles from './split-styles.ts';

const styles = `
@layer reset, recipes;
@keyframes spin { from { rotate: 0deg } to { rotate: 360deg } }
@layer recipes.slots {
  @layer _base {
    .m-field__root { display: grid }
    .m-select-list__item { padding: 1px }
  }
  .m-select-list__item--size_sm[data-state=open] { padding: 2px }
  @media print { .m-select-list__item { display: none } }
}
@layer utilities { .m-select_none { user-select: none } }`;

const split = (resourceQuery: string) =>
  splitStyles
    .call({ resourceQuery, getOptions: () => ({ recipes: ['select', 'select-list'] }) }, styles)
    .replaceAll(/\s+/g, ' ')
    .trim();

test('the style sheet of an app has all rules but those of its on-demand recipes', () => {
  assert.equal(
    split(''),
    '@layer reset, recipes; @keyframes spin { from { rotate: 0deg } to { rotate: 360deg } } ' +
      '@layer recipes.slots { @layer _base { .m-field__root { display: grid } } } ' +
      '@layer utilities { .m-select_none { user-select: none } }',
  );
});

test('the style sheet of a recipe has the rules of this recipe, in their layers', () => {
  assert.equal(
    split('?recipe=select-list'),
    '@layer recipes.slots { @layer _base { .m-select-list__item { padding: 1px } } ' +
      '.m-select-list__item--size_sm[data-state=open] { padding: 2px } ' +
      '@media print { .m-select-list__item { display: none } } }',
  );
});
