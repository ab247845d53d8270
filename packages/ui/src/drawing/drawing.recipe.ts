import { defineRecipe } from '@pandacss/dev';

/** Strokes in the accent colour. `data-ink=faint`: structure. `data-live`: a blinking light. */
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
    _print: { display: 'none' },
    '& [data-practice]': { color: 'accent' },
    '& [data-ink=faint]': { color: 'border.strong', strokeWidth: '1.25' },
    '& [data-ink=frame]': { color: 'fg.subtle', strokeWidth: '1' },
    '& [data-ink=wash]': { fill: 'accent.soft', stroke: 'none' },
    '& [data-ink=ground]': { fill: 'bg' },
    '& [data-ink=solid]': { fill: 'currentColor', stroke: 'none' },
    '& [data-dash]': { strokeDasharray: '2 6' },
    '& text': {
      fontFamily: 'mono',
      // Drawings are half as large on phones: the sheet's name is larger, labels are hidden.
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
