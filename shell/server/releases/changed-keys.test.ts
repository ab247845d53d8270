import assert from 'node:assert/strict';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { aFolder, aPortal } from '../testing/a-portal.ts';
import { publishSigned } from '../testing/a-release.ts';
import { teamKeys } from '../testing/team-keys.ts';

const folder = await aFolder();
const former = await teamKeys(join(folder, 'former'));
const latter = await teamKeys(join(folder, 'latter'));
const first = await aPortal({ folder, settings: { RELEASE_KEYS: former.file } });
after(first.remove);
const publish = (keys: typeof former) =>
  publishSigned(first.sourceOf('locations'), { text: 'The same' }, keys.of('locations'));

test('after a change of keys the same release is taken again once it is signed again, and stays', async () => {
  await publish(former);
  await first.composer.look();
  assert.deepEqual(first.composer.verdicts.of('locations'), []);
  assert.equal((await first.ask('/austin')).status, 200);
  await first.stop();

  const second = await aPortal({ folder, settings: { RELEASE_KEYS: latter.file } });
  assert.equal((await second.ask('/austin')).status, 503);
  assert.match(second.composer.verdicts.of('locations')[0]?.what ?? '', /not made with a key of "locations"/);
  const { version } = await publish(latter);
  await second.composer.look();
  assert.equal((await second.ask('/austin')).status, 200);
  await second.stop();

  const third = await aPortal({ folder, settings: { RELEASE_KEYS: latter.file, REMOTE_LOCATIONS: '/nowhere' } });
  assert.equal((await third.ask('/austin')).status, 200);
  const [status] = (await third.composer.statuses()).filter(({ name }) => name === 'locations');
  assert.equal(status?.live, version);
  await third.stop();
});
