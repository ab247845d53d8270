import { defineRecipe } from '@pandacss/dev';

export const iconRecipe = defineRecipe({
  className: 'icon',
  base: { flexShrink: '0', display: 'inline-block' },
  variants: {
    size: {
      sm: { width: '4', height: '4' },
      md: { width: '5', height: '5' },
      lg: { width: '7', height: '7' },
    },
  },
  defaultVariants: { size: 'md' },
});
