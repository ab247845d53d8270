import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { type RemoteDraft, startPublisher } from './testing/broken-releases-fixture.ts';

const video = 'https://video.example/embed/approach';
const settings: [title: string, env: NodeJS.ProcessEnv][] = [
  [
    'Plausible, a video and a desk of its own host',
    { ANALYTICS_SRC: 'https://plausible.example/js/script.js', VIDEO_URL: video, DESK_URL: 'https://desk.example' },
  ],
  ['Google Analytics, which asks for consent', { ANALYTICS_ID: 'G-ABC1234567', VIDEO_URL: video }],
];
const about: RemoteDraft = {
  name: 'marketing',
  paths: ['/about'],
  adds: `h('button', { onClick: () => setState(1) }, 'Play'),
    state ? h('iframe', { src: site.videoUrl + '?autoplay=1', title: 'Video', width: 320, height: 180 }) : null`,
};

let portal: Awaited<ReturnType<typeof startPublisher>>;
afterEach(() => portal.stop());

for (const [title, env] of settings)
  test(`publishes a release with ${title}, and no access to their hosts`, async () => {
    portal = await startPublisher([about], { env });
    const { violations, isCheckedInBrowser, version } = await portal.publish(about);

    assert.deepEqual(violations, []);
    assert.ok(isCheckedInBrowser);
    assert.equal(portal.status('marketing').live, version);
  });
