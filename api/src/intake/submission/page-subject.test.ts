import { subjectOf } from './page-subject.ts';

test.each([
  ['/', {}],
  ['/austin', { city: 'austin' }],
  ['/austin-access-control', { city: 'austin', service: 'access-control' }],
  ['/austin-cabling', { city: 'austin', service: 'structured-cabling' }],
  ['/san-antonio-networking', { city: 'san-antonio', service: 'connectivity' }],
  ['/austin-verkada', { city: 'austin', service: 'video-surveillance' }],
  ['/services/video-surveillance', { service: 'video-surveillance' }],
  ['/austinite', {}],
])('returns the subject of %s', (path, subject) => {
  expect(subjectOf(path)).toEqual(subject);
});
