import { defineRecipe } from '@pandacss/dev';

/** The drawings of @portal/drawings: strokes in the accent color; `data-stroke` and `data-fill` are set where they differ. */
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
    '& [data-stroke=muted]': { color: 'border.strong', strokeWidth: '1.25' },
    // As in the buildings.
    '& [data-stroke=fine]': { color: 'border.strong' },
    '& [data-stroke=cut]': { color: 'fg.muted' },
    '& [data-stroke=body]': { color: 'fg.subtle', strokeWidth: '4.5' },
    '& [data-stroke=head]': { color: 'fg.subtle', strokeWidth: '8' },
    '& [data-stroke=frame]': { color: 'fg.subtle', strokeWidth: '1' },
    '& [data-fill=tint]': { fill: 'accent.soft', stroke: 'none' },
    '& [data-fill=background]': { fill: 'bg' },
    '& [data-fill=solid]': { fill: 'currentColor', stroke: 'none' },
    '& [data-dash]': { strokeDasharray: '2 6' },
    '& text': {
      fontFamily: 'mono',
      // Drawings are half as large on phones: the sheet's name is larger, captions are hidden. Columns are narrow from `lg` to `xl`.
      fontSize: { base: '22px', md: '15px', lg: '17px', xl: '15px' },
      letterSpacing: '0.04em',
      fill: 'fg.muted',
      // A halo: a caption is readable where it crosses a line.
      stroke: 'bg',
      strokeWidth: '5px',
      paintOrder: 'stroke',
    },
    '& [data-caption]': { display: { base: 'none', md: 'inline' } },
    '&[data-compact] text, &[data-compact] [data-caption]': { display: 'none' },
    '& [data-blinking]': {
      animationName: 'pulse',
      animationDuration: 'heroShort',
      animationTimingFunction: 'ease-in-out',
      animationIterationCount: 'infinite',
    },
  },
});
