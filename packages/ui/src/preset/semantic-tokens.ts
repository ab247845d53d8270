import { defineSemanticTokens } from '@pandacss/dev';
import type { Practice } from '@portal/contracts/practices';
import { practiceConditions } from './conditions.ts';

/**
 * A custom property with `light-dark()` is resolved where it is used, so one declaration serves both color modes. A color
 * mode only sets `color-scheme` (see global-css.ts), which native controls follow too.
 */
const byColorMode = (onLight: string, onDark: string) => ({ value: `light-dark(${onLight}, ${onDark})` });

const accentOf = (practice: Practice) =>
  byColorMode(`{colors.practice.${practice}.onLight}`, `{colors.practice.${practice}.onDark}`).value;

/** Declares a value for every practice: a custom property is computed where it is declared, not where it is used. */
const byPractice = (make: (accent: string) => string) => ({
  value: {
    base: make(accentOf('connectivity')),
    ...Object.fromEntries(
      practiceConditions.map(([condition, practice]) => [`_${condition}`, make(accentOf(practice))]),
    ),
  },
});

export const semanticTokens = defineSemanticTokens({
  colors: {
    bg: {
      DEFAULT: byColorMode('{colors.neutral.50}', '{colors.neutral.950}'),
      raised: byColorMode('{colors.neutral.white}', '{colors.neutral.900}'),
      sunken: byColorMode('{colors.neutral.100}', '{colors.neutral.1000}'),
    },
    fg: {
      DEFAULT: byColorMode('{colors.neutral.950}', '{colors.neutral.100}'),
      muted: byColorMode('{colors.neutral.600}', '{colors.neutral.300}'),
      subtle: byColorMode('{colors.neutral.500}', '{colors.neutral.400}'),
      inverse: byColorMode('{colors.neutral.50}', '{colors.neutral.950}'),
    },
    border: {
      DEFAULT: byColorMode('{colors.neutral.200}', '{colors.neutral.800}'),
      strong: byColorMode('{colors.neutral.500}', '{colors.neutral.500}'),
    },
    accent: {
      DEFAULT: byPractice((accent) => accent),
      soft: byPractice((accent) => `color-mix(in oklab, ${accent} 12%, transparent)`),
      line: byPractice((accent) => `color-mix(in oklab, ${accent} 45%, transparent)`),
      fg: byColorMode('{colors.neutral.50}', '{colors.neutral.950}'),
    },
    danger: {
      text: byColorMode('{colors.danger.onLight}', '{colors.danger.onDark}'),
    },
    focus: byPractice((accent) => accent),
    scrim: byColorMode('oklch(0.13 0.028 262 / 0.6)', 'oklch(0.13 0.028 262 / 0.72)'),
  },
});
