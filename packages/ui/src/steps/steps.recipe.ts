import { defineSlotRecipe } from '@pandacss/dev';

/** The number of a step. */
const number = {
  content: 'counter(step, decimal-leading-zero)',
  fontFamily: 'mono',
  fontSize: 'xs',
  color: 'accent',
} as const;

export const stepsRecipe = defineSlotRecipe({
  className: 'steps',
  slots: ['root', 'step', 'title', 'text'],
  base: {
    root: { counterReset: 'step' },
    step: { counterIncrement: 'step', position: 'relative' },
    title: { textStyle: 'cardTitle' },
    text: { textStyle: 'body', color: 'fg.muted', marginTop: '2', maxWidth: 'measure.text' },
  },
  variants: {
    shape: {
      timeline: {
        root: { display: 'flex', flexDirection: 'column' },
        step: {
          paddingInlineStart: { base: '12', md: '16' },
          paddingBottom: '10',
          // The line between two numbers.
          '&:not(:last-child)::after': {
            content: '""',
            position: 'absolute',
            insetInlineStart: { base: '17px', md: '21px' },
            top: { base: '11', md: '14' },
            bottom: '2',
            width: '1px',
            bg: 'accent.line',
          },
          _before: {
            ...number,
            position: 'absolute',
            insetInlineStart: '0',
            top: '0',
            display: 'grid',
            placeItems: 'center',
            boxSizing: 'border-box',
            width: { base: '9', md: '11' },
            height: { base: '9', md: '11' },
            borderWidth: 'hairline',
            borderStyle: 'solid',
            borderColor: 'accent',
            borderRadius: 'full',
          },
          _last: { paddingBottom: '0' },
        },
        title: { paddingTop: { base: '1', md: '2' } },
      },
      row: {
        root: {
          display: 'grid',
          gridTemplateColumns: { base: '1fr', sm: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' },
          columnGap: '8',
          rowGap: '10',
        },
        step: {
          paddingTop: '5',
          borderTop: 'accent',
          _before: { ...number, display: 'block', marginBottom: '3' },
        },
      },
      grid: {
        root: {
          display: 'grid',
          gridTemplateColumns: { base: '1fr', sm: 'repeat(2, minmax(0, 1fr))' },
          columnGap: '8',
          rowGap: '8',
        },
        step: {
          paddingInlineStart: '10',
          _before: { ...number, position: 'absolute', insetInlineStart: '0', top: '0.4em' },
        },
      },
    },
  },
  defaultVariants: { shape: 'timeline' },
});
