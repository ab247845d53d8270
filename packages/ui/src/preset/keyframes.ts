import { defineKeyframes } from '@pandacss/dev';

/** Only transform and opacity are animated, which needs neither layout nor paint. */
export const keyframes = defineKeyframes({
  heroDrift: {
    '0%, 100%': { transform: 'translate3d(0, 0, 0) scale(1)', opacity: '0.55' },
    '50%': { transform: 'translate3d(3%, -4%, 0) scale(1.12)', opacity: '0.9' },
  },
  scanAcross: {
    from: { transform: 'translate3d(-100%, 0, 0)' },
    to: { transform: 'translate3d(100%, 0, 0)' },
  },
  scanDown: {
    from: { transform: 'translate3d(0, -100%, 0)' },
    to: { transform: 'translate3d(0, 100%, 0)' },
  },
  strip: { to: { transform: 'translate3d(-50%, 0, 0)' } },
  pulse: { '0%, 100%': { opacity: '1' }, '50%': { opacity: '0.35' } },
  rise: { from: { opacity: '0', transform: 'translate3d(0, 0.75rem, 0)' } },
  fadeIn: { from: { opacity: '0' } },
  slideOut: { to: { transform: 'translate3d(calc(100% + 1rem), 0, 0)', opacity: '0' } },
});
