import { danger, neutral, practiceHues } from './colors.ts';

const linear = (value: number) => Math.min(1, Math.max(0, value));

/** Relative luminance (WCAG 2) of an `oklch(L C H)` value inside sRGB. */
function luminance(oklch: string): number {
  const [l = 0, c = 0, h = 0] = (oklch.match(/[\d.]+/g) ?? []).map(Number);
  const a = c * Math.cos((h * Math.PI) / 180);
  const b = c * Math.sin((h * Math.PI) / 180);
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const red = linear(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short);
  const green = linear(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short);
  const blue = linear(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, bright = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (bright + 0.05) / (dark + 0.05);
}

const papers = [neutral.paper, neutral.white, neutral[100]];
const inks = [neutral.ink, neutral[900], neutral.abyss];

const everywhere = (color: string, grounds: string[]) => Math.min(...grounds.map((ground) => contrast(color, ground)));

test('the measure itself: black on white is 21 to 1', () => {
  expect(contrast('oklch(0 0 0)', 'oklch(1 0 0)')).toBeCloseTo(21, 1);
});

test.each([
  ['text on paper', neutral.ink, papers],
  ['quiet text on paper', neutral[600], papers],
  ['text on ink', neutral[100], inks],
  ['quiet text on ink', neutral[300], inks],
])('body text reads at AAA: %s', (_, color, grounds) => {
  expect(everywhere(color, grounds)).toBeGreaterThanOrEqual(7);
});

test.each([
  ['small print on paper', neutral[500], papers],
  ['small print on ink', neutral[400], inks],
  ['errors on paper', danger.onPaper, papers],
  ['errors on ink', danger.onInk, inks],
  ...Object.entries(practiceHues).flatMap(([practice, { onInk, onPaper }]): [string, string, string[]][] => [
    [`${practice} on ink`, onInk, inks],
    [`${practice} on paper, and paper on it`, onPaper, papers],
  ]),
])('reads at AA: %s', (_, color, grounds) => {
  expect(everywhere(color, grounds)).toBeGreaterThanOrEqual(4.5);
});

test('the edge of a field stands out on every ground', () => {
  expect(everywhere(neutral[500], [...papers, ...inks])).toBeGreaterThanOrEqual(3);
});
