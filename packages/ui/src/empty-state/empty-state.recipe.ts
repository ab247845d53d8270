import { defineSlotRecipe } from '@pandacss/dev';

export const emptyStateRecipe = defineSlotRecipe({
  className: 'empty-state',
  slots: ['root', 'icon', 'title', 'text'],
  base: {
    root: {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      gap: '3',
      textAlign: 'center',
      paddingBlock: '16',
      paddingInline: '6',
      borderWidth: 'hairline',
      borderStyle: 'dashed',
      borderColor: 'border.strong',
      borderRadius: 'card',
    },
    icon: { color: 'fg.subtle', '& svg': { width: '8', height: '8' } },
    title: { textStyle: 'cardTitle' },
    text: { textStyle: 'small', color: 'fg.muted', maxWidth: 'measure.narrow' },
  },
});
