import { css } from 'styled-system/css';

export const eventCell = css({ gridColumn: { base: '1 / -1' }, width: { md: 'full' }, paddingTop: { mdDown: '0' } });
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
