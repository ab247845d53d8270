import assert from 'node:assert/strict';
import { test } from 'node:test';
import { subjectOf } from './page-subject.ts';
import { practiceOf } from './practices.ts';

for (const [path, subject] of [
  ['/', {}],
  ['/contact', {}],
  ['/austin', { city: 'austin' }],
  ['/san-antonio', { city: 'san-antonio' }],
  ['/austin-cabling', { city: 'austin', service: 'structured-cabling' }],
  ['/services/video-surveillance', { service: 'video-surveillance' }],
  ['/austinite', {}],
] as const)
  test(`${path} is about ${JSON.stringify(subject)}`, () => assert.deepEqual(subjectOf(path), subject));

const topics = 'access-control cabling networking it-security audio-visual verkada eagle-eye brivo cisco'.split(' ');
for (const city of ['austin', 'san-antonio'])
  test(`every page of ${city} leads to a practice`, () => {
    for (const topic of topics) {
      const { service } = subjectOf(`/${city}-${topic}`);
      assert.ok(practiceOf(service ?? null), topic);
    }
  });
