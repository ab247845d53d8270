import { defineSlotRecipe } from '@pandacss/dev';
import { stretched } from '../preset/shared-styles.ts';

export const cardRecipe = defineSlotRecipe({
  className: 'card',
  slots: ['root', 'icon', 'title', 'link', 'body', 'footer'],
  base: {
    root: {
      position: 'relative',
      display: 'flex',
      flexDirection: 'column',
      gap: '3',
      minWidth: '0',
      borderRadius: 'card',
      transitionProperty: 'border-color, background-color',
      transitionDuration: 'normal',
      scrollMarginTop: 'calc({sizes.header} + {spacing.4})',
    },
    icon: { color: 'accent', marginBottom: '2' },
    title: { textStyle: 'cardTitle' },
    link: {
      ...stretched,
      _focusVisible: {
        outline: 'none',
        _after: { outline: '2px solid {colors.focus}', outlineOffset: '3px', borderRadius: 'card' },
      },
    },
    body: { textStyle: 'body', color: 'fg.muted', display: 'flex', flexDirection: 'column', gap: '3', flexGrow: '1' },
    footer: { marginTop: 'auto', paddingTop: '3', textStyle: 'small' },
  },
  variants: {
    tone: {
      outline: {
        root: {
          padding: { base: '6', md: '7' },
          borderWidth: 'hairline',
          borderStyle: 'solid',
          borderColor: 'border',
          '&[data-link]:hover': { borderColor: 'accent' },
        },
      },
      raised: {
        root: {
          padding: { base: '6', md: '7' },
          bg: 'bg.raised',
          borderWidth: 'hairline',
          borderStyle: 'solid',
          borderColor: 'border',
          '&[data-link]:hover': { borderColor: 'accent' },
        },
      },
      plain: {},
      rule: {
        root: {
          borderRadius: 'none',
          borderTopWidth: 'rule',
          borderTopStyle: 'solid',
          borderColor: 'accent',
          paddingTop: '5',
        },
      },
    },
  },
  defaultVariants: { tone: 'outline' },
});
