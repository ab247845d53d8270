import { defineSlotRecipe } from '@pandacss/dev';
import { backdropRoot } from './backdrop-styles.ts';

const line = {
  position: 'absolute',
  inset: '0',
  animationTimingFunction: 'linear',
  animationIterationCount: 'infinite',
  willChange: 'transform',
};

export const scanBackdropRecipe = defineSlotRecipe({
  className: 'scan-backdrop',
  slots: ['root', 'first', 'second'],
  base: {
    root: {
      ...backdropRoot,
      backgroundImage:
        'linear-gradient({colors.border} 1px, transparent 1px), linear-gradient(90deg, {colors.border} 1px, transparent 1px)',
      backgroundSize: '4.5rem 4.5rem',
      backgroundPosition: 'center top',
      opacity: '0.6',
      maskImage: 'radial-gradient(120% 90% at 75% 30%, black, transparent 75%)',
    },
    first: {
      ...line,
      animationName: 'scanDown',
      animationDuration: 'scan',
      backgroundImage:
        'linear-gradient(to bottom, transparent 82%, {colors.accent.soft} 99.7%, {colors.accent.line} 100%)',
    },
    second: {
      ...line,
      animationName: 'scanAcross',
      animationDuration: 'scanSlow',
      backgroundImage:
        'linear-gradient(to right, transparent 88%, {colors.accent.soft} 99.8%, {colors.accent.line} 100%)',
    },
  },
});
