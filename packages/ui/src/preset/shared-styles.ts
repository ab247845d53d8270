import { defineStyles } from '@pandacss/dev';

/** Uppercase text above a heading, after a square in the practice's colour. */
export const eyebrow = defineStyles({
  textStyle: 'eyebrow',
  color: 'fg.muted',
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2.5',
  _before: {
    content: '""',
    width: '2',
    height: '2',
    bg: 'accent',
    flexShrink: '0',
    // Without backgrounds only its space would be left.
    '@media print, (forced-colors: active)': { display: 'none' },
  },
});

/** Makes a link cover its positioned parent. */
export const stretched = defineStyles({
  _after: { content: '""', position: 'absolute', inset: '0', zIndex: 'raised' },
});
