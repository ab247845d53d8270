import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mainText, mostSimilarPages } from './similar-pages.ts';

test('returns the most similar page of each page, the most similar pair first', () => {
  const pairs = mostSimilarPages([
    { path: '/a', text: 'one two three four five six' },
    { path: '/b', text: 'One two, three four five. Seven' },
    { path: '/c', text: 'none of these words occur in other pages' },
    { path: '/d', text: 'zero one two three four five six seven' },
  ]);

  assert.deepEqual(
    pairs.map(({ path, nearest, overlap }) => [path, nearest, overlap]),
    [
      ['/a', '/d', 1],
      ['/d', '/a', 1],
      ['/b', '/a', 0.5],
      ['/c', '/a', 0],
    ],
  );
});

test('mainText returns the text of the main element without drawings', () => {
  const html =
    '<title>Name</title><nav>About</nav><main><svg><text>drawn</text></svg><h1>Doors &amp; gates</h1><p>open</p></main><footer>Street</footer>';

  assert.equal(mainText(html), 'Doors ’ gates open');
});
