import { defineRecipe } from '@pandacss/dev';

export const textLinkRecipe = defineRecipe({
  className: 'text-link',
  base: {
    color: 'accent',
    fontWeight: 'semibold',
    textDecorationLine: 'underline',
    textDecorationThickness: '1px',
    textDecorationColor: 'accent.line',
    textUnderlineOffset: '0.25em',
    transitionProperty: 'text-decoration-color, color',
    transitionDuration: 'fast',
    _hover: { textDecorationColor: 'currentColor' },
    '& svg': {
      display: 'inline-block',
      width: '1.05em',
      height: '1.05em',
      marginInlineStart: '0.4em',
      verticalAlign: '-0.15em',
      transitionProperty: 'transform',
      transitionDuration: 'normal',
      transitionTimingFunction: 'out',
    },
    '&:hover svg': { transform: 'translateX(0.2em)' },
  },
  variants: {
    tone: {
      accent: {},
      quiet: { color: 'fg', fontWeight: 'regular', textDecorationColor: 'border.strong' },
    },
  },
  defaultVariants: { tone: 'accent' },
});
