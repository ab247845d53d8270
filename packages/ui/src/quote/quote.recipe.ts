import { defineSlotRecipe } from '@pandacss/dev';

export const quoteRecipe = defineSlotRecipe({
  className: 'quote',
  slots: ['root', 'note', 'quotation', 'by'],
  base: {
    root: {
      borderInlineStart: 'accent',
      paddingInlineStart: { base: '5', md: '7' },
    },
    note: { marginBottom: '3' },
    quotation: {
      fontSize: 'lg',
      textWrap: 'pretty',
      lineHeight: 'snug',
      hangingPunctuation: 'first',
      _before: { content: 'open-quote' },
      _after: { content: 'close-quote' },
    },
    by: { marginTop: '4', textStyle: 'small', fontWeight: 'semibold', color: 'fg' },
  },
});
