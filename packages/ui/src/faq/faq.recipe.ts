import { defineSlotRecipe } from '@pandacss/dev';

export const faqRecipe = defineSlotRecipe({
  className: 'faq',
  slots: ['root', 'item', 'question', 'mark', 'answer'],
  base: {
    root: { borderTopWidth: 'hairline', borderTopStyle: 'solid', borderColor: 'border.strong' },
    item: {
      borderBottomWidth: 'hairline',
      borderBottomStyle: 'solid',
      borderColor: 'border',
      // Answers are always printed.
      _print: { '&::details-content': { contentVisibility: 'visible', height: 'auto' } },
    },
    question: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '6',
      paddingBlock: '5',
      minHeight: 'tap',
      cursor: 'pointer',
      listStyle: 'none',
      textStyle: 'cardTitle',
      _hover: { color: 'accent' },
      '&::-webkit-details-marker': { display: 'none' },
    },
    mark: {
      flexShrink: '0',
      width: '6',
      height: '6',
      color: 'accent',
      transitionProperty: 'transform',
      transitionDuration: 'normal',
      transitionTimingFunction: 'out',
      'details[open] > summary &': { transform: 'rotate(45deg)' },
    },
    answer: { textStyle: 'body', color: 'fg.muted', maxWidth: 'measure.text', paddingBottom: '6' },
  },
});
