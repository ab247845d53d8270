import { css, cx } from 'styled-system/css';
import { iconButton } from '../shared.styles.ts';

export const panel = css({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2',
  paddingInline: { base: '3', md: '5' },
  paddingTop: '2',
  paddingBottom: 'max({spacing.3}, env(safe-area-inset-bottom))',
  borderTop: 'strong',
  bg: 'bg.sunken',
  fontSize: 'xs',
});
export const title = css({
  flexBasis: 'full',
  textStyle: 'label',
  fontSize: 'sm',
  paddingInlineEnd: 'tap',
  overflowWrap: 'anywhere',
});
export const key = css({ hideBelow: 'md', fontFamily: 'mono', fontSize: '2xs', color: 'fg.muted' });
export const text = css({ flex: '1 1 14rem' });
export const answers = css({ display: 'flex', flexWrap: 'wrap', gap: '2' });
export const close = cx(iconButton, css({ position: 'absolute', top: '1', right: '1' }));
