import { defineSlotRecipe } from '@pandacss/dev';

const face = {
  gridArea: '1 / 1',
  display: 'flex',
  flexDirection: 'column',
  gap: '3',
  paddingTop: { base: '6', md: '7' },
  paddingInline: { base: '6', md: '7' },
  // Space for the checkbox.
  paddingBottom: '16',
  borderRadius: 'card',
  borderWidth: 'hairline',
  borderStyle: 'solid',
  backfaceVisibility: 'hidden',
  _print: { paddingBlock: '5', transform: 'none' },
};

/** Scrolls the whole card into view, below the header, when something in it is focused. */
const scrollMarginTop = 'min(38rem, calc(100vh - 9rem))';

const turned = { transform: 'rotateY(180deg)' };

/** The words at the bottom and the checkbox around them have the same box. */
const corner = {
  gridArea: '1 / 1',
  placeSelf: 'end',
  zIndex: 'raised',
  height: 'tap',
  width: '9.5rem',
  margin: '3',
  _print: { display: 'none' },
};

export const flipCardRecipe = defineSlotRecipe({
  className: 'flip-card',
  slots: ['root', 'faces', 'front', 'back', 'icon', 'title', 'text', 'backTitle', 'turn', 'turnLabel'],
  base: {
    root: {
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      perspective: '1200px',
      _print: { display: 'block', perspective: 'none' },
    },
    faces: {
      gridArea: '1 / 1',
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      transformStyle: 'preserve-3d',
      transitionProperty: 'transform',
      transitionDuration: 'slow',
      transitionTimingFunction: 'inOut',
      '& a': { scrollMarginTop },
      ':checked ~ &, &:focus-within': turned,
      '@media (hover: hover)': { ':hover > &': turned },
      // Taps reach the checkbox behind.
      '@media (hover: none)': { pointerEvents: 'none', '& a': { pointerEvents: 'auto' } },
      _print: { display: 'block', transform: 'none!', transformStyle: 'flat' },
    },
    front: { ...face, bg: 'bg.raised', borderColor: 'border' },
    back: {
      ...face,
      bg: 'bg.sunken',
      borderColor: 'accent',
      transform: 'rotateY(180deg)',
      textStyle: 'body',
    },
    // A back that is higher than the front leaves its space below the icon.
    icon: { color: 'accent', marginBottom: 'auto' },
    title: { textStyle: 'subheading' },
    text: { textStyle: 'body', color: 'fg.muted', maxWidth: 'measure.narrow' },
    backTitle: { textStyle: 'cardTitle' },
    turn: {
      ...corner,
      appearance: 'none',
      borderRadius: 'control',
      cursor: 'pointer',
      scrollMarginTop,
      '@media (hover: none)': { zIndex: 'auto', _before: { content: '""', position: 'absolute', inset: '0' } },
    },
    turnLabel: {
      ...corner,
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'flex-end',
      gap: '2',
      paddingInline: '3',
      textStyle: 'label',
      color: 'accent',
      pointerEvents: 'none',
      '& svg': { width: '5', height: '5' },
    },
  },
});
