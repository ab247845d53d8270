import { formatShare } from './numbers.ts';

test.each([
  [0, 0, '–'],
  [0, 608, '0%'],
  [1, 608, '1%'],
  [437, 608, '72%'],
  [607, 608, '99%'],
  [608, 608, '100%'],
])('a share of %i of %i is shown as %s', (part, whole, share) => expect(formatShare(part, whole)).toBe(share));
