import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { mainText, nearestSiblings } from '@portal/build/shingles';
import { aPortal } from '../testing/a-portal.ts';

/** The site as the teams built it. */
const portal = await aPortal({ settings: { REMOTE_MARKETING: '', REMOTE_LOCATIONS: '', REMOTE_ADMIN: '' } });
after(portal.remove);

test('no service page and no city page is a near-copy of another, in whichever remote', async (context) => {
  const { text: sitemap } = await portal.ask('/sitemap.xml');
  const paths = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
  const written = paths.filter((path) => /^\/(services\/|austin|san-antonio)/.test(path));
  assert.equal(written.length, 36);

  const pages = await Promise.all(
    written.map(async (path) => ({ path, text: mainText((await portal.ask(path)).text) })),
  );
  const siblings = nearestSiblings(pages);
  for (const { path, nearest, overlap } of siblings.slice(0, 5))
    context.diagnostic(`${overlap.toFixed(3)} of ${path} stands in ${nearest}`);

  assert.deepEqual(
    siblings.filter(({ overlap }) => overlap > 0.45),
    [],
  );
});
