import { defineRecipe } from '@pandacss/dev';

/** Strokes in the accent; what is structure, not subject, is `faint`; `live` is a light that blinks slowly. */
export const drawingRecipe = defineRecipe({
  className: 'drawing',
  base: {
    display: 'block',
    width: 'full',
    height: 'auto',
    color: 'accent',
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: '1.75',
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
    overflow: 'visible',
    '& [data-practice]': { color: 'accent' },
    '& [data-ink=faint]': { color: 'border.strong', strokeWidth: '1.25' },
    '& [data-ink=frame]': { color: 'fg.subtle', strokeWidth: '1' },
    '& [data-ink=wash]': { fill: 'accent.soft', stroke: 'none' },
    '& [data-ink=ground]': { fill: 'bg' },
    '& [data-ink=solid]': { fill: 'currentColor', stroke: 'none' },
    '& [data-dash]': { strokeDasharray: '2 6' },
    '& text': {
      fontFamily: 'mono',
      // On a phone the sheet is drawn at half its size: its number stays legible, labels give way to the picture.
      fontSize: { base: '20px', md: '13px' },
      letterSpacing: '0.04em',
      fill: 'fg.muted',
      stroke: 'none',
    },
    '& > text': { display: { base: 'none', md: 'inline' } },
    '& [data-live]': {
      animationName: 'pulse',
      animationDuration: 'heroShort',
      animationTimingFunction: 'ease-in-out',
      animationIterationCount: 'infinite',
    },
  },
});
