import { defineSemanticTokens } from '@pandacss/dev';
import type { Practice } from '@portal/contracts/practices';
import { practiceConditions } from './conditions.ts';

/**
 * `light-dark()` stays unresolved in a custom property until an element uses it, so one declaration serves every
 * ground: a ground only sets `color-scheme` (see global-css.ts), and native controls follow it too.
 */
const byGround = (onPaper: string, onInk: string) => ({ value: `light-dark(${onPaper}, ${onInk})` });

const accentOf = (practice: Practice) =>
  byGround(`{colors.practice.${practice}.onPaper}`, `{colors.practice.${practice}.onInk}`).value;

/** A value made from the accent, stated again for every practice: a variable is computed where it is declared. */
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
      DEFAULT: byGround('{colors.neutral.paper}', '{colors.neutral.ink}'),
      raised: byGround('{colors.neutral.white}', '{colors.neutral.900}'),
      sunken: byGround('{colors.neutral.100}', '{colors.neutral.abyss}'),
    },
    fg: {
      DEFAULT: byGround('{colors.neutral.ink}', '{colors.neutral.100}'),
      muted: byGround('{colors.neutral.600}', '{colors.neutral.300}'),
      subtle: byGround('{colors.neutral.500}', '{colors.neutral.400}'),
      inverse: byGround('{colors.neutral.paper}', '{colors.neutral.ink}'),
    },
    border: {
      DEFAULT: byGround('{colors.neutral.200}', '{colors.neutral.800}'),
      strong: byGround('{colors.neutral.500}', '{colors.neutral.500}'),
    },
    accent: {
      DEFAULT: byPractice((accent) => accent),
      soft: byPractice((accent) => `color-mix(in oklab, ${accent} 12%, transparent)`),
      line: byPractice((accent) => `color-mix(in oklab, ${accent} 45%, transparent)`),
      fg: byGround('{colors.neutral.paper}', '{colors.neutral.ink}'),
    },
    danger: {
      text: byGround('{colors.danger.onPaper}', '{colors.danger.onInk}'),
    },
    focus: byPractice((accent) => accent),
    scrim: byGround('oklch(0.13 0.028 262 / 0.6)', 'oklch(0.13 0.028 262 / 0.72)'),
  },
});
