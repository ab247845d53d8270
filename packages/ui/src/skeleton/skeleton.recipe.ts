import { defineSlotRecipe } from '@pandacss/dev';

export const skeletonRecipe = defineSlotRecipe({
  className: 'skeleton',
  slots: ['root', 'label', 'line'],
  base: {
    root: { display: 'flex', flexDirection: 'column', gap: '3' },
    label: { srOnly: true },
    line: {
      display: 'block',
      height: '4',
      borderRadius: 'sm',
      bg: 'border',
      animationName: 'pulse',
      animationDuration: '1.6s',
      animationTimingFunction: 'ease-in-out',
      animationIterationCount: 'infinite',
      '&:nth-of-type(3n)': { width: '72%' },
    },
  },
});
