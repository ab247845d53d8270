import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ownerOf } from './remote.ts';

const services = [
  ...['video-surveillance', 'access-control', 'video-monitoring', 'structured-cabling', 'wireless-access-points'],
  ...['managed-switches', 'network-monitoring', 'password-management', 'firewall-management', 'security-training'],
  ...['saas-security', 'threat-detection', 'commercial-audio', 'video-control', 'display-integration'],
  'lighting-integration',
];
const topics = ['access-control', 'cabling', 'networking', 'it-security', 'audio-visual'];
const partners = ['verkada', 'eagle-eye', 'brivo', 'cisco'];

/** The route table of the specification. */
const publicRoutes = {
  marketing: [
    ...['/', '/services', '/partners', '/industries', '/about', '/contact'],
    ...services.map((service) => `/services/${service}`),
  ],
  locations: ['/austin', '/san-antonio'].flatMap((city) => [
    city,
    ...[...topics, ...partners].map((subject) => `${city}-${subject}`),
  ]),
};

test('each of the 42 public addresses belongs to its team, with a trailing slash too', () => {
  assert.equal(publicRoutes.marketing.length + publicRoutes.locations.length, 42);
  for (const [name, paths] of Object.entries(publicRoutes))
    for (const path of paths) {
      assert.equal(ownerOf(path)?.name, name, path);
      assert.equal(ownerOf(`${path}/`.replace('//', '/'))?.name, name, `${path}/`);
      assert.equal(ownerOf(path)?.isPublic, true);
    }
});

for (const path of ['/admin', '/admin/', '/admin/submissions/7'])
  test(`${path} belongs to the staff view`, () => {
    assert.equal(ownerOf(path)?.name, 'admin');
    assert.equal(ownerOf(path)?.isPublic, false);
  });

for (const path of ['/nowhere', '/administration', '/austintown', '/about/us', '/services/a/b', '/AUSTIN'])
  test(`nobody owns "${path}"`, () => {
    assert.equal(ownerOf(path), undefined);
  });
