import type { Practice } from '@portal/contracts/practices';

/** Greys, from the page background in light mode (50) to the ones in dark mode (950, 1000). */
export const neutral = {
  white: 'oklch(1 0 0)',
  50: 'oklch(0.985 0.004 250)',
  100: 'oklch(0.955 0.007 252)',
  200: 'oklch(0.905 0.010 253)',
  300: 'oklch(0.83 0.014 254)',
  400: 'oklch(0.71 0.020 255)',
  500: 'oklch(0.53 0.026 256)',
  600: 'oklch(0.43 0.030 257)',
  700: 'oklch(0.36 0.032 258)',
  800: 'oklch(0.275 0.034 259)',
  900: 'oklch(0.215 0.033 260)',
  950: 'oklch(0.17 0.03 260)',
  1000: 'oklch(0.13 0.028 262)',
} as const;

/** Accent colours of the practices in both color modes. */
export const practiceHues: Record<Practice, { onDark: string; onLight: string }> = {
  'physical-security': { onDark: 'oklch(0.80 0.15 75)', onLight: 'oklch(0.48 0.105 66)' },
  audiovisual: { onDark: 'oklch(0.72 0.17 5)', onLight: 'oklch(0.48 0.185 8)' },
  connectivity: { onDark: 'oklch(0.80 0.12 215)', onLight: 'oklch(0.48 0.092 228)' },
  'it-security': { onDark: 'oklch(0.80 0.15 155)', onLight: 'oklch(0.48 0.115 155)' },
};

export const danger = { onDark: 'oklch(0.76 0.14 25)', onLight: 'oklch(0.48 0.19 27)' };

/**
 * The main action, in both color modes and on every practice's pages. Blue is no practice's hue, and this lightness has enough
 * contrast with its text, with light and with dark backgrounds.
 */
export const action = { bg: 'oklch(0.55 0.2 260)', hover: 'oklch(0.5 0.19 260)', fg: neutral[50] };
