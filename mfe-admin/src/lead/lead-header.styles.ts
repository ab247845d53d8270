import { css } from 'styled-system/css';

export const header = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '3',
  paddingInline: { base: '4', md: '6' },
  paddingTop: '3',
  paddingBottom: '4',
  borderBottom: 'hairline',
});
export const toolbar = css({ display: 'flex', alignItems: 'center', gap: '1' });
export const back = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '1',
  minHeight: '8',
  marginInlineEnd: 'auto',
  fontSize: 'xs',
  color: 'fg.muted',
  _hover: { color: 'fg' },
});
export const neighbor = css({
  display: 'grid',
  placeItems: 'center',
  width: { base: 'tap', md: '8' },
  height: { base: 'tap', md: '8' },
  borderRadius: 'control',
  border: 'hairline',
  color: 'fg.muted',
  _hover: { color: 'fg', borderColor: 'border.strong' },
});
export const name = css({ textStyle: 'cardTitle', fontSize: '1.625rem', overflowWrap: 'anywhere' });
/** Parts beside each other. */
export const line = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3', color: 'fg.muted' });
export const spread = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: '3',
  justifyContent: 'space-between',
});
export const spam = css({ color: 'danger.text', fontWeight: 'semibold' });
