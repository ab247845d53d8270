import type { Practice } from '@portal/contracts/practices';

/** Ink, paper and the one ramp between them. */
export const neutral = {
  white: 'oklch(1 0 0)',
  paper: 'oklch(0.985 0.004 250)',
  100: 'oklch(0.955 0.007 252)',
  200: 'oklch(0.905 0.010 253)',
  300: 'oklch(0.83 0.014 254)',
  400: 'oklch(0.71 0.020 255)',
  500: 'oklch(0.53 0.026 256)',
  600: 'oklch(0.43 0.030 257)',
  700: 'oklch(0.36 0.032 258)',
  800: 'oklch(0.275 0.034 259)',
  900: 'oklch(0.215 0.033 260)',
  ink: 'oklch(0.17 0.03 260)',
  abyss: 'oklch(0.13 0.028 262)',
} as const;

/** Each practice owns one hue: bright for ink grounds, its dark partner for paper. */
export const practiceHues: Record<Practice, { onInk: string; onPaper: string }> = {
  'physical-security': { onInk: 'oklch(0.80 0.15 75)', onPaper: 'oklch(0.48 0.105 66)' },
  audiovisual: { onInk: 'oklch(0.72 0.17 5)', onPaper: 'oklch(0.48 0.185 8)' },
  connectivity: { onInk: 'oklch(0.80 0.12 215)', onPaper: 'oklch(0.48 0.092 228)' },
  'it-security': { onInk: 'oklch(0.80 0.15 155)', onPaper: 'oklch(0.48 0.115 155)' },
};

export const danger = { onInk: 'oklch(0.76 0.14 25)', onPaper: 'oklch(0.48 0.19 27)' };
