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

export const line = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: '3',
  justifyContent: 'space-between',
});
export const person = css({ minWidth: '0' });

export const name = css({
  fontFamily: 'heading',
  fontSize: '1.625rem',
  fontWeight: 'semibold',
  lineHeight: 'snug',
  letterSpacing: 'heading',
  overflowWrap: 'anywhere',
});

export const company = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3', color: 'fg.muted' });
export const spam = css({ color: 'danger.text', fontWeight: 'semibold' });

export const followUp = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '3',
  paddingInline: '3',
  paddingBlock: '2',
  borderRadius: 'control',
  bg: 'accent.soft',
});

export const controls = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2' });

export const statuses = css({
  display: 'flex',
  flexWrap: 'wrap',
  border: 'hairline',
  borderRadius: 'control',
  padding: '0.5',
  gap: '0.5',
});

export const hidden = css({ srOnly: true });

export const status = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '1.5',
  minHeight: { base: '10', md: '8' },
  paddingInline: '2.5',
  borderRadius: 'sm',
  fontSize: 'xs',
  color: 'fg.muted',
  whiteSpace: 'nowrap',
  '&:is(button)': { cursor: 'pointer', _hover: { color: 'fg', bg: 'bg.sunken' } },
  '&[data-current]': { color: 'fg', fontWeight: 'semibold', bg: 'accent.soft' },
});
