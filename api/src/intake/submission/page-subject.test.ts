import { subjectOf } from './page-subject.ts';

test.each([
  ['/', {}],
  ['/contact', {}],
  ['/austin', { city: 'austin' }],
  ['/san-antonio', { city: 'san-antonio' }],
  ['/austin-access-control', { city: 'austin', service: 'access-control' }],
  ['/austin-cabling', { city: 'austin', service: 'structured-cabling' }],
  ['/san-antonio-networking', { city: 'san-antonio', service: 'connectivity' }],
  ['/austin-it-security', { city: 'austin', service: 'it-security' }],
  ['/austin-audio-visual', { city: 'austin', service: 'audiovisual' }],
  ['/austin-verkada', { city: 'austin', service: 'video-surveillance' }],
  ['/austin-eagle-eye', { city: 'austin', service: 'video-surveillance' }],
  ['/austin-brivo', { city: 'austin', service: 'access-control' }],
  ['/san-antonio-cisco', { city: 'san-antonio', service: 'connectivity' }],
  ['/services/video-surveillance', { service: 'video-surveillance' }],
  ['/austinite', {}],
])('returns the subject of %s', (path, subject) => {
  expect(subjectOf(path)).toEqual(subject);
});
