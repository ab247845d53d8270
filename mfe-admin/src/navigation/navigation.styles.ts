import { css } from 'styled-system/css';

export const sidebar = css({
  display: { base: 'none', md: 'flex' },
  width: { md: '14', lg: '14rem' },
  borderInlineEnd: 'hairline',
  bg: 'bg.sunken',
  flexShrink: '0',
  minHeight: '0',
  overflowY: 'auto',
});

export const list = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '5',
  width: 'full',
  minHeight: 'full',
  padding: { base: '0', md: '2', lg: '3' },
});

export const company = css({
  display: { base: 'none', lg: 'grid' },
  paddingInline: '2',
  paddingTop: '1',
  textStyle: 'label',
  '& span': { fontSize: 'xs', fontWeight: 'regular', color: 'fg.muted' },
});

export const group = css({ display: 'flex', flexDirection: 'column', gap: '0.5' });

export const heading = css({
  display: { base: 'block', md: 'none', lg: 'block' },
  textStyle: 'eyebrow',
  fontSize: '2xs',
  color: 'fg.subtle',
  paddingInline: '2',
  marginBottom: '1.5',
  '&:not(:first-child)': { marginTop: '5' },
});

export const item = css({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: '2.5',
  width: 'full',
  minHeight: { base: 'tap', md: '9', lg: '8' },
  justifyContent: { md: 'center', lg: 'flex-start' },
  paddingInline: { base: '3', md: '0', lg: '2' },
  borderRadius: 'control',
  color: 'fg.muted',
  textAlign: 'start',
  cursor: 'pointer',
  _hover: { bg: 'accent.soft', color: 'fg' },
  '&[aria-current]': { bg: 'bg.raised', color: 'fg', fontWeight: 'semibold', boxShadow: '0 0 0 1px {colors.border}' },
});

/** On medium screens only the icon is visible; the label stays available to screen readers. */
export const label = css({
  flex: '1',
  minWidth: '0',
  truncate: true,
  mdToLg: { srOnly: true },
});

export const count = css({
  fontSize: 'xs',
  fontVariantNumeric: 'tabular-nums',
  color: 'fg.muted',
  mdToLg: {
    position: 'absolute',
    top: '0',
    insetInlineEnd: '0',
    fontSize: '2xs',
    lineHeight: 'none',
    padding: '0.5',
    borderRadius: 'sm',
    bg: 'bg.sunken',
  },
  '&[data-urgent]': { color: 'danger.text', fontWeight: 'semibold' },
});

export const footer = css({ marginTop: 'auto', display: 'flex', flexDirection: 'column', gap: '0.5', fontSize: 'xs' });
