import { defineGlobalStyles } from '@pandacss/dev';

/** The shell's alone: remotes drop it from their style sheets. */
export const globalCss = defineGlobalStyles({
  ':root': { colorScheme: 'light' },
  html: {
    fontFamily: 'body',
    fontSize: '100%',
    lineHeight: 'body',
    color: 'fg',
    bg: 'bg',
    textSizeAdjust: '100%',
    scrollPaddingTop: 'calc({sizes.header} + {spacing.4})',
  },
  body: { fontSize: 'md', minHeight: '100dvh', overflowX: 'clip', WebkitFontSmoothing: 'antialiased' },
  // A ground decides between the two halves of every light-dark() token below it.
  '[data-ground]': { color: 'fg', bg: 'bg' },
  '[data-ground=ink]': { colorScheme: 'dark' },
  '[data-ground=paper]': { colorScheme: 'light' },
  '[data-theme=dark]': { colorScheme: 'dark' },
  '[data-theme=system]': { colorScheme: 'light dark' },
  ':focus-visible': { outline: '2px solid {colors.focus}', outlineOffset: '3px', borderRadius: 'xs' },
  'main:focus': { outline: 'none' },
  '::selection': { bg: 'accent', color: 'accent.fg' },
  'h1, h2, h3, h4': { textWrap: 'balance' },
  p: { textWrap: 'pretty' },
  // A telephone number does not break at its hyphens.
  'a[href^="tel:"]': { whiteSpace: 'nowrap' },
  '@media (prefers-reduced-motion: no-preference)': {
    html: { scrollBehavior: 'smooth' },
    '@view-transition': { navigation: 'auto' },
  },
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': {
      animation: 'none !important',
      transition: 'none !important',
      scrollBehavior: 'auto !important',
    },
  },
  '@media print': {
    ':root, [data-ground]': { colorScheme: 'light', bg: 'neutral.white', '--spacing-section': '2.5rem !important' },
    // A heading stays with what it heads, and what belongs together on one sheet.
    'h1, h2, h3, h4, p:has(+ h2)': { breakAfter: 'avoid' },
    'li, dl > div, blockquote, figure, details, tr, footer': { breakInside: 'avoid' },
    'a[href^=http]::after': { content: '" (" attr(href) ")"', fontSize: 'xs' },
    'nav, dialog, button, [role=region][aria-live], [data-print=hide]': { display: 'none !important' },
  },
});
