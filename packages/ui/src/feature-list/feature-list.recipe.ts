import { defineSlotRecipe } from '@pandacss/dev';
import { stretched } from '../preset/shared-styles.ts';

export const featureListRecipe = defineSlotRecipe({
  className: 'feature-list',
  slots: ['root', 'item', 'mark', 'content', 'title', 'link', 'text'],
  base: {
    root: { width: 'full' },
    item: { position: 'relative' },
    mark: {
      flexShrink: '0',
      width: '5',
      height: '5',
      color: 'accent',
      transitionProperty: 'transform',
      transitionDuration: 'normal',
      transitionTimingFunction: 'out',
    },
    content: { minWidth: '0', flexGrow: '1' },
    link: { _hover: { color: 'accent' } },
    text: { color: 'fg.muted' },
  },
  variants: {
    shape: {
      checks: {
        root: { display: 'flex', flexDirection: 'column', gap: '3' },
        item: { display: 'flex', gap: '3' },
        mark: { marginTop: '0.2em' },
        title: { textStyle: 'body', lineHeight: '1.5' },
        text: { textStyle: 'small' },
        link: { textDecoration: 'underline', textUnderlineOffset: '0.2em', textDecorationColor: 'border.strong' },
      },
      rows: {
        root: { borderTop: 'strong' },
        item: {
          display: 'flex',
          alignItems: 'center',
          gap: '6',
          paddingBlock: '5',
          borderBottom: 'hairline',
          '&:hover > svg': { transform: 'translateX(0.25rem)' },
        },
        title: { textStyle: 'cardTitle', display: 'block' },
        link: stretched,
        text: { textStyle: 'body', marginTop: '1', maxWidth: 'measure.text' },
      },
      columns: {
        root: {
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 16rem), 1fr))',
          columnGap: '8',
          rowGap: '10',
        },
        item: { borderTop: 'strong', paddingTop: '4' },
        title: { textStyle: 'cardTitle', display: 'block' },
        link: {
          textDecorationLine: 'underline',
          textDecorationThickness: '1px',
          textUnderlineOffset: '0.2em',
          textDecorationColor: 'accent.line',
        },
        text: { textStyle: 'body', marginTop: '2' },
      },
    },
  },
  defaultVariants: { shape: 'checks' },
});
