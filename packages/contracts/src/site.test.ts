import assert from 'node:assert/strict';
import { test } from 'node:test';
import { internationalPhone, phoneHref } from './site.ts';

const numbers = [
  ['512-555-0142', '+15125550142'],
  ['(210) 555-0177', '+12105550177'],
  ['1-512-555-0142', '+15125550142'],
  ['+1 512.555.0142', '+15125550142'],
  ['+52 81 5555 0100', '+528155550100'],
  ['+49 30 555 010', '+4930555010'],
  ['0049 30 555 0100', '+49305550100'],
  ['+44 (0)20 7946 0958', '+442079460958'],
] as const;

for (const [shown, dialed] of numbers)
  test(`${shown} is dialed as ${dialed}`, () => {
    assert.equal(internationalPhone(shown), dialed);
    assert.equal(phoneHref(shown), `tel:${dialed}`);
  });

test('a phone link contains digits and + only', () => {
  assert.equal(phoneHref('512-555-0142;"><script>'), 'tel:+15125550142');
});
