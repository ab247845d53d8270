import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findPlaceholders } from './placeholders.ts';

const page = { title: 'Contact', metadata: [], text: '', landmarks: [], targets: ['https://status.lumenward.test/'] };

for (const text of [
  'Call undefined',
  'Cameras in undefined and around it',
  'Faxundefined',
  'NaN dollars',
  'Invalid Date',
  '[object Object]',
  'Hello {{first_name}}',
  'Lorem ipsum dolor',
  'contact.form.title',
  'Doors &amp; cameras',
])
  test(`finds a placeholder in "${text}"`, () => {
    assert.match(findPlaceholders({ ...page, text })[0]?.message ?? '', /^The page shows ".*"\.$/);
    assert.equal(findPlaceholders({ ...page, title: text }).length, 1);
  });

for (const text of [
  'Terms left undefined have the meaning of the law.',
  'What is undefined is agreed on later.',
  'NaNoTech',
  'Node.js, example.com and www.lumenward.example',
  'Write to ada.maria.byron@mail.example.com',
  'See status.lumenward.test',
  'For doors, cameras, etc. we have a plan.',
  'Q&A; R&D at AT&T',
])
  test(`finds no placeholder in "${text}"`, () => assert.deepEqual(findPlaceholders({ ...page, text }), []));

test('finds a placeholder in a telephone number', () => {
  assert.match(findPlaceholders({ ...page, targets: ['tel:undefined'] })[0]?.message ?? '', /tel:undefined/);
  assert.deepEqual(findPlaceholders({ ...page, targets: ['https://video.example/aNaN3', 'tel:+15125550142'] }), []);
});
