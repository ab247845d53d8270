import type { Practice } from '@portal/contracts/practices';
import { neutral, practiceHues } from '@portal/ui/colors';

/** Returns an `oklch()` color in hexadecimal notation, because the rasterizer does not support `oklch()`. */
export function hex(oklch: string): string {
  const [l = 0, c = 0, h = 0] = (oklch.match(/[\d.]+/g) ?? []).map(Number);
  const a = c * Math.cos((h * Math.PI) / 180);
  const b = c * Math.sin((h * Math.PI) / 180);
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return `#${[
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ]
    .map((channel) => Math.round(gammaEncoded(channel) * 255))
    .map((channel) => channel.toString(16).padStart(2, '0'))
    .join('')}`;
}

function gammaEncoded(linear: number): number {
  const value = Math.min(1, Math.max(0, linear));
  return value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055;
}

/** Colors of the dark color mode (semantic-tokens.ts of the design system). */
export const darkPalette = {
  background: hex(neutral[950]),
  grid: hex(neutral[800]),
  text: hex(neutral[100]),
  muted: hex(neutral[300]),
  subtle: hex(neutral[400]),
  faint: hex(neutral[500]),
};

export const practiceColor = (practice: Practice) => hex(practiceHues[practice].onDark);
