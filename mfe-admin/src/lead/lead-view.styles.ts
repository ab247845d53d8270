import { css } from 'styled-system/css';

/** Conversation and panel beside each other; on smaller screens one of them. */
export const columns = css({
  flex: '1',
  minHeight: '0',
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 20rem' },
  gridTemplateRows: 'minmax(0, 1fr)',
  '&[data-about] > :first-child': { lgDown: { display: 'none' } },
  '&:not([data-about]) > :last-child': { lgDown: { display: 'none' } },
});
export const conversation = css({ display: 'flex', flexDirection: 'column', minHeight: '0', minWidth: '0' });
export const presence = css({ paddingInline: { base: '3', md: '5' } });
export const keptText = css({ maxHeight: '40%', overflowY: 'auto', borderTop: 'hairline' });
