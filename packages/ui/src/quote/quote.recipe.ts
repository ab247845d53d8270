import { defineSlotRecipe } from '@pandacss/dev';

export const quoteRecipe = defineSlotRecipe({
  className: 'quote',
  slots: ['root', 'quotation', 'by', 'name'],
  base: {
    root: {
      borderInlineStartWidth: 'rule',
      borderInlineStartStyle: 'solid',
      borderColor: 'accent',
      paddingInlineStart: { base: '5', md: '7' },
    },
    quotation: {
      fontFamily: 'heading',
      textWrap: 'pretty',
      lineHeight: 'snug',
      letterSpacing: 'heading',
      hangingPunctuation: 'first',
      _before: { content: 'open-quote' },
      _after: { content: 'close-quote' },
    },
    by: { marginTop: '4', textStyle: 'small', color: 'fg.muted', display: 'flex', flexWrap: 'wrap', columnGap: '3' },
    name: { fontWeight: 'semibold', color: 'fg' },
  },
  variants: { size: { md: { quotation: { fontSize: 'lg' } }, lg: { quotation: { fontSize: 'xl' } } } },
  defaultVariants: { size: 'md' },
});
