import assert from 'node:assert/strict';
import { test } from 'node:test';
import { defaultRetentionDays } from '@portal/contracts/retention';
import { readEnv } from './env.ts';

const readSite = (env: NodeJS.ProcessEnv) => readEnv(env).site;

test('reads the retention settings of the API, with the same defaults', () => {
  assert.deepEqual(readSite({}).retentionDays, defaultRetentionDays);
  assert.deepEqual(readSite({ RETENTION_SPAM_DAYS: '7', RETENTION_LOST_DAYS: '0' }).retentionDays, {
    ...defaultRetentionDays,
    spam: 7,
    lost: 0,
  });
  for (const days of ['-1', 'a week', '36501'])
    assert.throws(() => readSite({ RETENTION_WON_DAYS: days }), /RETENTION_WON_DAYS must be a whole number/);
});

test('keeps drawn images in the data folder, or in a folder that publishers share', () => {
  assert.equal(readEnv({ DATA_DIR: '/data' }).imageCacheDir, '/data/images');
  assert.equal(readEnv({ DATA_DIR: '/data', IMAGE_CACHE_DIR: '/cache' }).imageCacheDir, '/cache');
});

test('compresses with the best quality unless another is set', () => {
  assert.equal(readEnv({}).compression, 'best');
  assert.equal(readEnv({ COMPRESSION: 'fast' }).compression, 'fast');
  assert.throws(() => readEnv({ COMPRESSION: '11' }), /COMPRESSION must be best or fast/);
});

for (const [given, expected] of [
  [undefined, undefined],
  ['security@company.example', 'mailto:security@company.example'],
  ['mailto:security@company.example', 'mailto:security@company.example'],
  ['https://company.example/report', 'https://company.example/report'],
])
  test(`the security contact is ${expected ?? 'absent'} with SECURITY_CONTACT=${given ?? ''}`, () => {
    assert.equal(readSite({ SECURITY_CONTACT: given }).securityContact, expected);
  });

for (const given of ['http://company.example', 'call us', 'mailto:one@a.example\nContact: mailto:other@b.example'])
  test(`rejects SECURITY_CONTACT=${JSON.stringify(given)}`, () =>
    assert.throws(() => readSite({ SECURITY_CONTACT: given }), /SECURITY_CONTACT must be/));

for (const given of ['call us', '512-555-0142 / 512-555-0143', '555-0142'])
  test(`rejects COMPANY_PHONE=${given}`, () =>
    assert.throws(() => readSite({ COMPANY_PHONE: given }), /COMPANY_PHONE must be one phone number/));
