import { defineTokens } from '@pandacss/dev';
import { action, danger, neutral, practiceHues } from './colors.ts';

const values = <Value>(record: Record<string, Value>) =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, { value }]));

const rem = (steps: number[]) => values(Object.fromEntries(steps.map((step) => [String(step), `${step / 4}rem`])));

const spacing = rem([0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 20, 24, 32]);

export const tokens = defineTokens({
  colors: {
    neutral: values(neutral),
    practice: Object.fromEntries(Object.entries(practiceHues).map(([practice, pair]) => [practice, values(pair)])),
    danger: values(danger),
    action: values(action),
    transparent: { value: 'transparent' },
    current: { value: 'currentColor' },
  },
  fonts: {
    heading: { value: "'Bricolage Grotesque Variable', 'Bricolage Fallback', system-ui, sans-serif" },
    body: { value: "'Inter Variable', 'Inter Fallback', system-ui, sans-serif" },
    mono: { value: "ui-monospace, 'SF Mono', 'Cascadia Mono', Menlo, Consolas, monospace" },
  },
  fontSizes: values({
    '2xs': '0.75rem',
    xs: '0.8125rem',
    sm: '0.9375rem',
    md: 'clamp(1.0625rem, 1.03rem + 0.16vw, 1.125rem)',
    lg: 'clamp(1.1875rem, 1.1rem + 0.42vw, 1.4375rem)',
    // The longest words fit into the window with large text, too.
    xl: 'min(clamp(1.375rem, 1.24rem + 0.65vw, 1.75rem), 8vw)',
    '2xl': 'min(clamp(1.75rem, 1.43rem + 1.55vw, 2.625rem), 10vw)',
    '3xl': 'min(clamp(2.25rem, 1.66rem + 2.85vw, 3.875rem), 13vw)',
    '4xl': 'min(clamp(2.75rem, 1.72rem + 5vw, 5.625rem), 15vw)',
  }),
  fontWeights: values({ regular: '400', medium: '500', semibold: '600', bold: '700' }),
  lineHeights: values({ none: '1', display: '1.02', heading: '1.1', snug: '1.35', body: '1.6' }),
  letterSpacings: values({ display: '-0.035em', heading: '-0.02em', normal: '0', label: '0.08em' }),
  spacing: {
    0: { value: '0' },
    px: { value: '1px' },
    ...spacing,
    gutter: { value: 'clamp(1.125rem, 4vw, 3.5rem)' },
    section: { value: 'clamp(3.5rem, 2.6rem + 3.6vw, 6rem)' },
  },
  sizes: {
    0: { value: '0' },
    px: { value: '1px' },
    ...spacing,
    full: { value: '100%' },
    screen: { value: '100vw' },
    /** Minimum size of a touch target. */
    tap: { value: '44px' },
    icon: { value: '1.25rem' },
    header: { value: '4.5rem' },
    textarea: { value: '80px' },
    toast: { value: '420px' },
    dialog: { value: '34rem' },
    measure: {
      wide: { value: '82rem' },
      text: { value: '41rem' },
      /** 22 digits of the heading font. Not in `ch`, which changes when the web font replaces its fallback. */
      heading: { value: '14.54em' },
      narrow: { value: '30rem' },
    },
  },
  radii: values({ none: '0', xs: '2px', sm: '4px', control: '6px', card: '10px', full: '999px' }),
  borderWidths: values({ hairline: '1px', rule: '2px', heavy: '4px' }),
  shadows: values({
    raised: '0 1px 2px oklch(0.17 0.03 260 / 0.06), 0 12px 32px -12px oklch(0.17 0.03 260 / 0.22)',
    overlay: '0 24px 64px -16px oklch(0.1 0.03 260 / 0.55)',
  }),
  durations: values({
    fast: '120ms',
    normal: '220ms',
    slow: '480ms',
    heroShort: '4s',
    heroLong: '6s',
    scan: '25s',
    scanSlow: '35s',
    strip: '60s',
  }),
  easings: values({
    out: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
    inOut: 'cubic-bezier(0.65, 0, 0.35, 1)',
    linear: 'linear',
  }),
  zIndex: values({ base: 0, raised: 1, header: 50, overlay: 90, dialog: 100, toast: 110, skip: 120 }),
});
