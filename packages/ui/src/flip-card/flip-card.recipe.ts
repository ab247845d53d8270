import { defineSlotRecipe } from '@pandacss/dev';

const face = {
  gridArea: '1 / 1',
  display: 'flex',
  flexDirection: 'column',
  gap: '3',
  paddingTop: '7',
  paddingInline: { base: '6', md: '7' },
  // Space for the turn button.
  paddingBottom: '14',
  borderRadius: 'card',
  borderWidth: 'hairline',
  borderStyle: 'solid',
  backfaceVisibility: 'hidden',
};

export const flipCardRecipe = defineSlotRecipe({
  className: 'flip-card',
  slots: ['root', 'faces', 'front', 'back', 'icon', 'title', 'text', 'backTitle', 'turn'],
  base: {
    root: { position: 'relative', display: 'grid', perspective: '1200px', minHeight: '20rem' },
    faces: {
      display: 'grid',
      transformStyle: 'preserve-3d',
      transitionProperty: 'transform',
      transitionDuration: 'slow',
      transitionTimingFunction: 'inOut',
      ':hover > &, :focus-within > &, [data-turned=true] > &': { transform: 'rotateY(180deg)' },
      '[data-turned=false] > &': { transform: 'none' },
      _print: { display: 'block', transform: 'none!' },
    },
    front: { ...face, bg: 'bg.raised', borderColor: 'border', justifyContent: 'flex-end' },
    back: {
      ...face,
      bg: 'bg.sunken',
      borderColor: 'accent',
      transform: 'rotateY(180deg)',
      textStyle: 'small',
      _print: { transform: 'none' },
    },
    icon: { color: 'accent', marginBottom: 'auto' },
    title: { textStyle: 'subheading' },
    text: { textStyle: 'body', color: 'fg.muted' },
    backTitle: { textStyle: 'cardTitle' },
    turn: {
      position: 'absolute',
      bottom: '3',
      insetInlineEnd: '3',
      display: 'grid',
      placeItems: 'center',
      width: 'tap',
      height: 'tap',
      borderRadius: 'full',
      color: 'accent',
      cursor: 'pointer',
      '& svg': { width: '5', height: '5' },
      _print: { display: 'none' },
    },
  },
});
