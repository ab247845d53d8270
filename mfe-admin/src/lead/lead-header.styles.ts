import { css, cx } from 'styled-system/css';
import { wrap } from 'styled-system/patterns';
import { iconButton } from '../shared.styles.ts';

export const header = css({
  display: 'grid',
  alignItems: 'center',
  gridTemplateColumns: { base: 'auto minmax(0, 1fr) auto', md: 'auto minmax(0, 1fr) auto auto' },
  gridTemplateAreas: {
    base: '"links title tools" "controls controls controls" "state state state"',
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
export const controls = wrap({
  gridArea: 'controls',
  align: 'center',
  gap: '2',
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
/** What is due and what is next: on phones a line each. */
export const state = css({
  gridArea: 'state',
  display: 'flex',
  flexDirection: { base: 'column', md: 'row' },
  flexWrap: { md: 'wrap' },
  alignItems: { md: 'center' },
  columnGap: '4',
  paddingInline: '2.5',
  fontSize: 'xs',
  '&:not(:empty)': { minHeight: { md: '8' }, paddingTop: { base: '1.5', md: '0' } },
});
export const spam = css({ color: 'danger.text', fontWeight: 'semibold' });
