import { css } from 'styled-system/css';
import { hstack, stack } from 'styled-system/patterns';

export const sidebar = css({
  display: { base: 'none', lg: 'flex' },
  width: '14rem',
  borderInlineEnd: 'hairline',
  bg: 'bg.sunken',
  flexShrink: '0',
  minHeight: '0',
  overflowY: 'auto',
});

export const list = stack({ gap: '5', width: 'full', minHeight: 'full', padding: { lg: '3' } });

export const company = css({
  display: { base: 'none', lg: 'grid' },
  paddingInline: '2',
  paddingTop: '1',
  textStyle: 'label',
  '& span': { fontSize: 'xs', fontWeight: 'regular', color: 'fg.muted' },
});

export const group = css({ display: 'flex', flexDirection: 'column', gap: '0.5' });

export const heading = css({
  textStyle: 'eyebrow',
  fontSize: '2xs',
  color: 'fg.subtle',
  paddingInline: '2',
  marginBottom: '1.5',
  '&:not(:first-child)': { marginTop: '5' },
});

export const item = hstack({
  gap: '2.5',
  width: 'full',
  minHeight: { base: 'tap', lg: '8' },
  paddingInline: { base: '3', lg: '2' },
  borderRadius: 'control',
  color: 'fg.muted',
  textAlign: 'start',
  cursor: 'pointer',
  _hover: { bg: 'accent.soft', color: 'fg' },
  '&[aria-current]': { bg: 'bg.raised', color: 'fg', fontWeight: 'semibold', boxShadow: '0 0 0 1px {colors.border}' },
});

export const label = css({ flex: '1', minWidth: '0', truncate: true });

export const count = css({
  fontSize: 'xs',
  fontVariantNumeric: 'tabular-nums',
  color: 'fg.muted',
  '&[data-urgent]': { color: 'danger.text', fontWeight: 'semibold' },
});

export const footer = css({ marginTop: 'auto', display: 'flex', flexDirection: 'column', gap: '0.5', fontSize: 'xs' });
