import { action, danger, neutral, practiceHues } from './colors.ts';

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

const lightBackgrounds = [neutral[50], neutral.white, neutral[100]];
const darkBackgrounds = [neutral[950], neutral[900], neutral[1000]];

const lowestContrast = (color: string, backgrounds: string[]) =>
  Math.min(...backgrounds.map((background) => contrast(color, background)));

test('contrast(black, white) is 21:1', () => {
  expect(contrast('oklch(0 0 0)', 'oklch(1 0 0)')).toBeCloseTo(21, 1);
});

test.each([
  ['text in light mode', neutral[950], lightBackgrounds],
  ['muted text in light mode', neutral[600], lightBackgrounds],
  ['text in dark mode', neutral[100], darkBackgrounds],
  ['muted text in dark mode', neutral[300], darkBackgrounds],
])('%s has AAA contrast', (_, color, backgrounds) => {
  expect(lowestContrast(color, backgrounds)).toBeGreaterThanOrEqual(7);
});

test.each([
  ['subtle text in light mode', neutral[500], lightBackgrounds],
  ['subtle text in dark mode', neutral[400], darkBackgrounds],
  ['error text in light mode', danger.onLight, lightBackgrounds],
  ['error text in dark mode', danger.onDark, darkBackgrounds],
  ...Object.entries(practiceHues).flatMap(([practice, { onDark, onLight }]): [string, string, string[]][] => [
    [`${practice} in dark mode`, onDark, darkBackgrounds],
    [`${practice} in light mode`, onLight, lightBackgrounds],
  ]),
])('%s has AA contrast', (_, color, backgrounds) => {
  expect(lowestContrast(color, backgrounds)).toBeGreaterThanOrEqual(4.5);
});

test.each([
  ['main action', action.bg],
  ['main action on hover', action.hover],
])('text on the %s has AA contrast', (_, background) => {
  expect(contrast(action.fg, background)).toBeGreaterThanOrEqual(4.5);
});

test('the main action has 3:1 contrast with all backgrounds', () => {
  expect(lowestContrast(action.bg, [...lightBackgrounds, ...darkBackgrounds])).toBeGreaterThanOrEqual(3);
});

test('field borders have 3:1 contrast on all backgrounds', () => {
  expect(lowestContrast(neutral[500], [...lightBackgrounds, ...darkBackgrounds])).toBeGreaterThanOrEqual(3);
});
