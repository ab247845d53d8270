import { defineGlobalStyles } from '@pandacss/dev';

/** Removes what browsers add to the elements that the portal uses. */
const reset = {
  // No pseudo-elements: browsers would compute a style of each for every element.
  '*': {
    boxSizing: 'border-box',
    // No tokens: browsers resolve a variable anew for each element.
    margin: '0px',
    padding: '0px',
    border: '0 solid',
  },
  'img, svg, video, iframe': { display: 'block', verticalAlign: 'middle' },
  'img, video': { maxWidth: '100%', height: 'auto' },
  'h1, h2, h3, h4': { fontSize: 'inherit', fontWeight: 'inherit', textWrap: 'balance' },
  'ol, ul': { listStyle: 'none' },
  'button, input, select, textarea': {
    font: 'inherit',
    letterSpacing: 'inherit',
    color: 'inherit',
    background: 'transparent',
  },
  button: { appearance: 'button' },
  textarea: { resize: 'vertical' },
  '::placeholder': { opacity: '1' },
  table: { borderCollapse: 'collapse' },
  a: { color: 'inherit', textDecoration: 'inherit' },
  address: { fontStyle: 'normal' },
  'code, kbd': { fontFamily: 'monospace', fontSize: '1em' },
  '::-webkit-search-cancel-button': { appearance: 'none' },
  '[hidden]': { display: 'none !important' },
} as const;

/** In the shell's style sheet only. Builds of remotes remove it. */
export const globalCss = defineGlobalStyles({
  ...reset,
  ':root': { colorScheme: 'light' },
  html: {
    fontFamily: 'body',
    fontSize: '100%',
    lineHeight: 'body',
    color: 'fg',
    bg: 'bg',
    textSizeAdjust: '100%',
    WebkitTapHighlightColor: 'transparent',
    scrollPaddingTop: 'calc({sizes.header} + {spacing.4})',
    // The bar with the contact links on phones.
    scrollPaddingBottom: { mdDown: '{spacing.20}' },
  },
  body: {
    fontSize: 'md',
    minHeight: '100dvh',
    overflowX: 'clip',
    overflowWrap: 'break-word',
    WebkitFontSmoothing: 'antialiased',
  },
  '[data-color-mode]': { color: 'fg', bg: 'bg' },
  '[data-color-mode=dark]': { colorScheme: 'dark' },
  '[data-color-mode=light]': { colorScheme: 'light' },
  // Drawings keep their colors: those for the background that the visitor has chosen.
  '@media (forced-colors: active)': { '[data-color-mode]': { colorScheme: 'light dark !important' } },
  '[data-theme=dark]': { colorScheme: 'dark' },
  '[data-theme=system]': { colorScheme: 'light dark' },
  // Firefox has light scroll bars in dark pages, unless the desktop is dark too.
  '[data-theme]': { scrollbarColor: '{colors.border.strong} {colors.transparent}' },
  ':focus-visible': { outline: '2px solid {colors.focus}', outlineOffset: '3px', borderRadius: 'xs' },
  'main:focus': { outline: 'none' },
  // A click or a form waits until the page is hydrated.
  'html[data-waiting] *': { cursor: 'progress !important' },
  p: { textWrap: 'pretty' },
  // Phone numbers do not wrap at hyphens.
  'a[href^="tel:"]': { whiteSpace: 'nowrap' },
  '@media (prefers-reduced-motion: no-preference)': {
    html: { scrollBehavior: 'smooth' },
  },
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': {
      animation: 'none !important',
      transition: 'none !important',
      scrollBehavior: 'auto !important',
    },
  },
  '@media print': {
    // Lengths are in rem: body text of 10 points.
    html: { fontSize: '75%' },
    ':root, [data-color-mode]': {
      colorScheme: 'light',
      bg: 'neutral.white',
      '--spacing-section': '2.5rem !important',
    },
    // Keep headings with their content and items on one page.
    'h1, h2, h3, h4, p:has(+ h2)': { breakAfter: 'avoid' },
    'h1, h2, h3, h4, li, dl > div, :has(> h3), article, blockquote, figure, details, tr, footer': {
      breakInside: 'avoid',
    },
    // Browsers do not keep a heading with the first row of a grid: it takes some space of what follows with it.
    'h2::after': { content: '""', display: 'block', height: '9rem', marginBottom: '-9rem', breakInside: 'avoid' },
    // A flex container would drop a usual space.
    'a[href^=http]::after': { content: '"\\a0(" attr(href) ")"', fontSize: 'xs' },
    'nav, dialog, button, [role=region][aria-live], [data-print=hide]': { display: 'none !important' },
  },
});
