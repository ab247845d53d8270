import { defineSlotRecipe } from '@pandacss/dev';
import { backdropRoot } from './backdrop-styles.ts';

const glow = (practice: string, place: Record<string, string>, duration: 'heroShort' | 'heroLong', delay: string) => ({
  position: 'absolute',
  width: '70vmax',
  height: '70vmax',
  borderRadius: 'full',
  opacity: '0.55',
  backgroundImage: `radial-gradient(closest-side, color-mix(in oklab, {colors.practice.${practice}.onDark} 34%, transparent), transparent)`,
  animationName: 'heroDrift',
  animationDuration: duration,
  animationTimingFunction: 'ease-in-out',
  animationIterationCount: 'infinite',
  animationDelay: delay,
  willChange: 'transform',
  ...place,
});

export const gradientBackdropRecipe = defineSlotRecipe({
  className: 'gradient-backdrop',
  slots: ['root', 'first', 'second', 'third', 'fourth'],
  base: {
    root: backdropRoot,
    first: glow('physical-security', { top: '-45vmax', left: '-25vmax' }, 'heroLong', '0s'),
    second: glow('audiovisual', { top: '-40vmax', right: '-30vmax' }, 'heroShort', '-1s'),
    third: glow('connectivity', { bottom: '-45vmax', right: '-20vmax' }, 'heroLong', '-3s'),
    fourth: glow('it-security', { bottom: '-50vmax', left: '-20vmax' }, 'heroShort', '-2s'),
  },
});
