import { defineSlotRecipe } from '@pandacss/dev';

export const cardRecipe = defineSlotRecipe({
  className: 'card',
  slots: ['root', 'title', 'body'],
  base: {
    root: {
      position: 'relative',
      display: 'flex',
      flexDirection: 'column',
      gap: '3',
      minWidth: '0',
      borderRadius: 'card',
      scrollMarginTop: 'calc({sizes.header} + {spacing.4})',
    },
    title: { textStyle: 'cardTitle' },
    body: { textStyle: 'body', color: 'fg.muted', display: 'flex', flexDirection: 'column', gap: '3', flexGrow: '1' },
  },
  variants: {
    tone: {
      raised: {
        root: {
          padding: { base: '6', md: '7' },
          bg: 'bg.raised',
          border: 'hairline',
        },
      },
      rule: {
        root: {
          borderRadius: 'none',
          borderTop: 'accent',
          paddingTop: '5',
        },
      },
    },
  },
  defaultVariants: { tone: 'raised' },
});
