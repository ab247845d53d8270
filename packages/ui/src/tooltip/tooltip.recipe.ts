import { defineRecipe } from '@pandacss/dev';

export const tooltipRecipe = defineRecipe({
  className: 'tooltip',
  base: {
    zIndex: 'toast',
    maxWidth: 'min(20rem, 100vw - 20px)',
    paddingInline: '3',
    paddingBlock: '1.5',
    borderRadius: 'control',
    border: 'strong',
    boxShadow: 'overlay',
    textStyle: 'small',
    overflowWrap: 'anywhere',
    // Modal dialogs disable pointer events of the page.
    pointerEvents: 'auto',
    animation: 'fadeIn {durations.fast} {easings.out}',
    _print: { display: 'none' },
  },
});
