import { defineSlotRecipe } from '@pandacss/dev';

export const quoteRecipe = defineSlotRecipe({
  className: 'quote',
  slots: ['root', 'words', 'by', 'name'],
  base: {
    root: {
      borderInlineStartWidth: 'rule',
      borderInlineStartStyle: 'solid',
      borderColor: 'accent',
      paddingInlineStart: { base: '5', md: '7' },
    },
    words: {
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
  variants: { size: { md: { words: { fontSize: 'lg' } }, lg: { words: { fontSize: 'xl' } } } },
  defaultVariants: { size: 'md' },
});
