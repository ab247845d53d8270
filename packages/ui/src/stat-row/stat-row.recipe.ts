import { defineSlotRecipe } from '@pandacss/dev';

export const statRowRecipe = defineSlotRecipe({
  className: 'stat-row',
  slots: ['root', 'stat', 'label', 'value'],
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 11rem), 1fr))',
      gap: '8',
      width: 'full',
    },
    stat: {
      display: 'flex',
      // In the document the label precedes the value.
      flexDirection: 'column-reverse',
      justifyContent: 'flex-end',
      gap: '2',
      borderTopWidth: 'rule',
      borderTopStyle: 'solid',
      borderColor: 'accent',
      paddingTop: '4',
    },
    label: { textStyle: 'small', color: 'fg.muted' },
    value: { textStyle: 'figure' },
  },
});
