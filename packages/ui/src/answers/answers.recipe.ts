import { defineSlotRecipe } from '@pandacss/dev';

export const answersRecipe = defineSlotRecipe({
  className: 'answers',
  slots: ['root', 'list', 'answer'],
  base: {
    root: { borderBottom: 'hairline' },
    list: {
      width: 'full',
      maxWidth: 'measure.wide',
      marginInline: 'auto',
      paddingInline: 'gutter',
      paddingBlock: { base: '8', lg: '10' },
      margin: '0',
      display: 'grid',
      gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(auto-fit, minmax(9rem, 1fr))' },
      columnGap: { base: '5', lg: '8' },
      rowGap: '6',
    },
    answer: {
      paddingTop: '3',
      borderTop: 'accent',
      textStyle: 'small',
      '& dt': { textStyle: 'label', marginBottom: '2' },
      '& dd': { margin: '0', color: 'fg.muted' },
      // The number to call is the last of five: it has the whole row on small screens.
      '&:last-child:nth-child(odd)': { lgDown: { gridColumn: '1 / -1' } },
    },
  },
});
