import { defineSlotRecipe } from '@pandacss/dev';

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

const scan = {
  animationTimingFunction: 'linear',
  animationIterationCount: 'infinite',
  willChange: 'transform',
};

export const backdropRecipe = defineSlotRecipe({
  className: 'backdrop',
  slots: ['root', 'first', 'second', 'third', 'fourth'],
  base: {
    root: {
      position: 'absolute',
      inset: '0',
      zIndex: '-1',
      overflow: 'hidden',
      pointerEvents: 'none',
      contain: 'strict',
      _print: { display: 'none' },
    },
  },
  variants: {
    kind: {
      gradient: {
        first: glow('physical-security', { top: '-45vmax', left: '-25vmax' }, 'heroLong', '0s'),
        second: glow('audiovisual', { top: '-40vmax', right: '-30vmax' }, 'heroShort', '-1s'),
        third: glow('connectivity', { bottom: '-45vmax', right: '-20vmax' }, 'heroLong', '-3s'),
        fourth: glow('it-security', { bottom: '-50vmax', left: '-20vmax' }, 'heroShort', '-2s'),
      },
      scan: {
        root: {
          backgroundImage:
            'linear-gradient({colors.border} 1px, transparent 1px), linear-gradient(90deg, {colors.border} 1px, transparent 1px)',
          backgroundSize: '4.5rem 4.5rem',
          backgroundPosition: 'center top',
          opacity: '0.6',
          maskImage: 'radial-gradient(120% 90% at 75% 30%, black, transparent 75%)',
        },
        first: {
          position: 'absolute',
          inset: '0',
          animationName: 'scanDown',
          animationDuration: 'scan',
          backgroundImage:
            'linear-gradient(to bottom, transparent 82%, {colors.accent.soft} 99.7%, {colors.accent.line} 100%)',
          ...scan,
        },
        second: {
          position: 'absolute',
          inset: '0',
          animationName: 'scanAcross',
          animationDuration: 'scanSlow',
          backgroundImage:
            'linear-gradient(to right, transparent 88%, {colors.accent.soft} 99.8%, {colors.accent.line} 100%)',
          ...scan,
        },
      },
    },
  },
});
