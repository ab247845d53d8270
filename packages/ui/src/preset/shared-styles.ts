import { defineStyles } from '@pandacss/dev';

/** The small line over a heading: the practice's square, then a word in capitals. */
export const eyebrow = defineStyles({
  textStyle: 'eyebrow',
  color: 'fg.muted',
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2.5',
  _before: { content: '""', width: '2', height: '2', bg: 'accent', flexShrink: '0' },
});

/** Makes a link inside a positioned parent cover the whole of it. */
export const stretched = defineStyles({
  _after: { content: '""', position: 'absolute', inset: '0', zIndex: 'raised' },
});
