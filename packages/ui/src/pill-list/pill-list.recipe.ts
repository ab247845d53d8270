import { defineSlotRecipe } from '@pandacss/dev';

export const pillListRecipe = defineSlotRecipe({
  className: 'pill-list',
  slots: ['root', 'pill', 'link'],
  base: {
    root: { display: 'flex', flexWrap: 'wrap', gap: '2.5' },
    pill: {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: '10',
      paddingInline: '4',
      borderRadius: 'full',
      border: 'hairline',
      textStyle: 'small',
    },
    link: {
      minHeight: 'tap',
      borderColor: 'border.strong',
      transitionProperty: 'border-color, background-color',
      transitionDuration: 'fast',
      _hover: { borderColor: 'accent', bg: 'accent.soft' },
    },
  },
});
