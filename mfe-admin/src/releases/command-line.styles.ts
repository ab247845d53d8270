import { css } from 'styled-system/css';

export const label = css({ fontSize: 'xs', color: 'fg.muted', marginBottom: '1' });

export const line = css({
  display: 'flex',
  alignItems: 'stretch',
  borderRadius: 'control',
  bg: 'bg.sunken',
  borderWidth: 'hairline',
  borderStyle: 'solid',
  borderColor: 'border',
});

export const text = css({
  flex: '1',
  minWidth: '0',
  alignSelf: 'center',
  paddingInline: '2.5',
  paddingBlock: '1.5',
  fontFamily: 'mono',
  fontSize: '2xs',
  lineHeight: '1.5',
  overflowWrap: 'anywhere',
  textWrap: 'wrap',
});

export const copy = css({
  display: 'grid',
  placeItems: 'center',
  flexShrink: '0',
  width: { base: 'tap', md: '9' },
  minHeight: { base: 'tap', md: '9' },
  borderInlineStartWidth: 'hairline',
  borderInlineStartStyle: 'solid',
  borderColor: 'border',
  color: 'fg.muted',
  cursor: 'pointer',
  _hover: { color: 'fg', bg: 'accent.soft' },
});
