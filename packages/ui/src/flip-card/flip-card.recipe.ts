import { defineSlotRecipe } from '@pandacss/dev';

const face = {
  gridArea: '1 / 1',
  display: 'flex',
  flexDirection: 'column',
  gap: '3',
  paddingTop: '7',
  paddingInline: { base: '6', md: '7' },
  // Space for the checkbox.
  paddingBottom: '14',
  borderRadius: 'card',
  borderWidth: 'hairline',
  borderStyle: 'solid',
  backfaceVisibility: 'hidden',
  _print: { paddingBlock: '5', transform: 'none' },
};

const corner = { gridArea: '1 / 1', placeSelf: 'end', zIndex: 'raised', color: 'accent', _print: { display: 'none' } };

/** Scrolls the whole card into view, below the header, when something in it is focused. */
const scrollMarginTop = 'min(38rem, calc(100vh - 9rem))';

const turned = { transform: 'rotateY(180deg)', '& a': { visibility: 'visible' } };

export const flipCardRecipe = defineSlotRecipe({
  className: 'flip-card',
  slots: ['root', 'faces', 'front', 'back', 'icon', 'title', 'text', 'backTitle', 'turn', 'turnIcon'],
  base: {
    root: {
      position: 'relative',
      display: 'grid',
      perspective: '1200px',
      minHeight: '20rem',
      _print: { display: 'block', minHeight: '0', perspective: 'none' },
    },
    faces: {
      gridArea: '1 / 1',
      display: 'grid',
      transformStyle: 'preserve-3d',
      transitionProperty: 'transform',
      transitionDuration: 'slow',
      transitionTimingFunction: 'inOut',
      '& a': { visibility: 'hidden', scrollMarginTop },
      ':checked ~ &, &:focus-within': turned,
      '@media (hover: hover)': { ':hover > &': turned },
      // Taps reach the checkbox behind.
      '@media (hover: none)': { pointerEvents: 'none', '& a': { pointerEvents: 'auto' } },
      _print: { display: 'block', transform: 'none!', transformStyle: 'flat', '& a': { visibility: 'visible' } },
    },
    front: { ...face, bg: 'bg.raised', borderColor: 'border', justifyContent: 'flex-end' },
    back: {
      ...face,
      bg: 'bg.sunken',
      borderColor: 'accent',
      transform: 'rotateY(180deg)',
      textStyle: 'small',
    },
    icon: { color: 'accent', marginBottom: 'auto' },
    title: { textStyle: 'subheading' },
    text: { textStyle: 'body', color: 'fg.muted' },
    backTitle: { textStyle: 'cardTitle' },
    turn: {
      ...corner,
      appearance: 'none',
      margin: '3',
      width: 'tap',
      height: 'tap',
      borderRadius: 'full',
      cursor: 'pointer',
      scrollMarginTop,
      '@media (hover: none)': { zIndex: 'auto', _before: { content: '""', position: 'absolute', inset: '0' } },
    },
    turnIcon: { ...corner, width: '5', height: '5', margin: '6', pointerEvents: 'none' },
  },
});
