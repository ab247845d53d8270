import { defineSlotRecipe } from '@pandacss/dev';

export const paginationRecipe = defineSlotRecipe({
  className: 'pagination',
  slots: ['root', 'step', 'place'],
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: '1fr auto 1fr',
      alignItems: 'center',
      gap: '4',
      textStyle: 'small',
      fontVariantNumeric: 'tabular-nums',
      '& > :last-child': { justifySelf: 'end' },
      '& > :first-child': { justifySelf: 'start' },
    },
    step: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1',
      minHeight: 'tap',
      paddingInline: '3',
      borderRadius: 'control',
      fontWeight: 'medium',
      _hover: { bg: 'accent.soft' },
      '& svg': { width: '4', height: '4' },
    },
    place: { color: 'fg.muted' },
  },
});
