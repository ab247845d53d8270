import { css } from 'styled-system/css';

/** On small screens each row is a block: time and remote, then the event. */
export const headings = css({ display: { base: 'none', md: 'table-header-group' } });
export const row = css({
  display: { base: 'grid', md: 'table-row' },
  gridTemplateColumns: { base: 'minmax(0, 1fr) auto' },
});
export const fullWidth = css({ gridColumn: { base: '1 / -1' }, width: { md: 'full' }, paddingTop: { mdDown: '0' } });
export const time = css({
  display: { base: 'block', lg: 'inline' },
  marginInlineEnd: '2',
  whiteSpace: { md: 'nowrap' },
});
export const timeCell = css({ whiteSpace: { lg: 'nowrap' } });
export const line = css({ display: 'flex', gap: '2.5' });
export const icon = css({
  flexShrink: '0',
  paddingTop: '0.5',
  color: 'fg.muted',
  '&[data-failed]': { color: 'danger.text' },
});
export const event = css({ minWidth: '0', flex: '1' });
export const violations = css({
  '& summary': { cursor: 'pointer', fontSize: 'xs', color: 'fg.muted', paddingBlock: { base: '2.5', md: '1' } },
  '&[open] summary': { marginBottom: '2' },
});
