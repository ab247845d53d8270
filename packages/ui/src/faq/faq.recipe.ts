import { defineSlotRecipe } from '@pandacss/dev';

export const faqRecipe = defineSlotRecipe({
  className: 'faq',
  slots: ['root', 'item', 'question', 'mark', 'answer'],
  base: {
    question: { textStyle: 'cardTitle' },
    answer: { textStyle: 'body', color: 'fg.muted', maxWidth: 'measure.text' },
  },
  variants: {
    shape: {
      rows: {
        root: { borderTop: 'strong' },
        item: {
          borderBottom: 'hairline',
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
          _print: { display: 'none' },
          'details[open] > summary &': { transform: 'rotate(45deg)' },
        },
        answer: { paddingBottom: '6' },
      },
      columns: {
        root: {
          display: 'grid',
          gridTemplateColumns: { base: '1fr', lg: 'repeat(auto-fit, minmax(16rem, 1fr))' },
          columnGap: '10',
          rowGap: '8',
        },
        answer: { marginTop: '3', marginInlineStart: '0' },
      },
    },
  },
  defaultVariants: { shape: 'rows' },
});
