import { defineSlotRecipe } from '@pandacss/dev';

export const statRowRecipe = defineSlotRecipe({
  className: 'stat-row',
  slots: ['root', 'stat', 'value', 'label'],
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 11rem), 1fr))',
      gap: '8',
      width: 'full',
    },
    stat: {
      display: 'flex',
      flexDirection: 'column',
      gap: '2',
      borderTop: 'accent',
      paddingTop: '4',
    },
    value: { textStyle: 'figure' },
    label: { textStyle: 'small', color: 'fg.muted' },
  },
});
