import { css, cx } from 'styled-system/css';
import { wrap } from 'styled-system/patterns';
import { iconButton } from '../shared.styles.ts';

export const panel = wrap({
  position: 'relative',
  align: 'center',
  gap: '2',
  paddingInline: { base: '3', md: '5' },
  paddingTop: '2',
  paddingBottom: 'max({spacing.3}, env(safe-area-inset-bottom))',
  borderTop: 'strong',
  bg: 'bg.sunken',
  fontSize: 'xs',
});
export const title = css({
  flex: { base: '1 1 50%', md: '1 1 100%' },
  textStyle: 'label',
  fontSize: 'sm',
  paddingInlineEnd: { md: '{sizes.tap}' },
  overflowWrap: 'anywhere',
});
/** A question after something was done is one line on phones, where the fields would cover the conversation. */
export const open = css({ hideFrom: 'md', marginInlineEnd: '{sizes.tap}' });
export const fields = css({ display: 'contents', '&[data-asked]': { mdDown: { display: 'none' } } });
export const key = css({ hideBelow: 'md', fontFamily: 'mono', fontSize: '2xs', color: 'fg.muted' });
export const text = css({ flex: '1 1 14rem' });
export const answers = css({ display: 'flex', flexWrap: 'wrap', gap: '2' });
export const close = cx(iconButton, css({ position: 'absolute', top: '1', right: '1' }));
