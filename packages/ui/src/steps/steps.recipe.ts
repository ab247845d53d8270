import { defineSlotRecipe } from '@pandacss/dev';

export const stepsRecipe = defineSlotRecipe({
  className: 'steps',
  slots: ['root', 'step', 'title', 'text'],
  base: {
    root: { counterReset: 'step', display: 'flex', flexDirection: 'column' },
    step: {
      counterIncrement: 'step',
      position: 'relative',
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
        content: 'counter(step, decimal-leading-zero)',
        position: 'absolute',
        insetInlineStart: '0',
        top: '0',
        display: 'grid',
        placeItems: 'center',
        width: { base: '9', md: '11' },
        height: { base: '9', md: '11' },
        borderWidth: 'hairline',
        borderStyle: 'solid',
        borderColor: 'accent',
        borderRadius: 'full',
        fontFamily: 'mono',
        fontSize: 'xs',
        color: 'accent',
      },
      _last: { paddingBottom: '0' },
    },
    title: { textStyle: 'cardTitle', paddingTop: { base: '1', md: '2' } },
    text: { textStyle: 'body', color: 'fg.muted', marginTop: '2', maxWidth: 'measure.text' },
  },
});
