import { css, cx } from 'styled-system/css';
import { wrap } from 'styled-system/patterns';
import { iconButton } from '../shared.styles.ts';

export const header = css({
  display: 'grid',
  alignItems: 'center',
  gridTemplateColumns: { base: 'auto minmax(0, 1fr) auto', md: 'auto minmax(0, 1fr) auto auto' },
  gridTemplateAreas: {
    base: '"links title tools" "line line line"',
    md: '"links title controls tools" "state state state state"',
  },
  columnGap: '2',
  paddingInline: { base: '2', md: '4' },
  paddingBlock: '1.5',
  borderBottom: 'hairline',
});
export const links = css({ gridArea: 'links' });
export const title = css({
  gridArea: 'title',
  display: 'flex',
  alignItems: 'baseline',
  columnGap: '2',
  minWidth: '0',
});
export const name = css({
  fontFamily: 'heading',
  fontSize: { base: '1.125rem', md: '1.25rem' },
  fontWeight: 'semibold',
  lineHeight: 'snug',
  truncate: true,
});
export const company = css({ color: 'fg.muted', fontSize: 'xs', truncate: true, flexShrink: '1', hideBelow: 'md' });
export const tools = css({ gridArea: 'tools', display: 'flex', alignItems: 'center' });
export const neighbor = cx(iconButton, css({ hideBelow: 'md' }));
export const aboutButton = cx(iconButton, css({ hideFrom: 'lg' }));
/** On phones, status, owner and what is next are one line, which scrolls. */
export const line = css({
  display: { base: 'flex', md: 'contents' },
  alignItems: 'center',
  gap: '3',
  gridArea: { base: 'line', md: 'auto' },
  overflowX: 'auto',
  whiteSpace: 'nowrap',
  scrollbarWidth: 'none',
  '& > *': { flexShrink: { base: '0', md: '1' } },
});
export const controls = wrap({
  gridArea: { md: 'controls' },
  align: 'center',
  gap: '2',
  flexWrap: { base: 'nowrap', md: 'wrap' },
  fontSize: 'xs',
  paddingInline: { base: '2', md: '0' },
});
export const control = css({
  display: 'inline-flex',
  flexWrap: 'nowrap',
  alignItems: 'center',
  gap: '1.5',
  minWidth: '0',
  paddingInline: '2.5',
  fontSize: 'xs',
  whiteSpace: 'nowrap',
});
export const access = css({ color: 'fg.muted' });
/** What is due and what is next. */
export const state = css({
  gridArea: { md: 'state' },
  display: 'flex',
  flexWrap: { md: 'wrap' },
  alignItems: 'center',
  columnGap: '4',
  paddingInline: { md: '2.5' },
  fontSize: 'xs',
  '&:not(:empty)': { minHeight: { md: '8' } },
});
export const spam = css({ color: 'danger.text', fontWeight: 'semibold' });
