import { css } from 'styled-system/css';

export const column = css({ display: 'flex', flexDirection: 'column', gap: '3', overflowWrap: 'anywhere' });
export const heading = css({ textStyle: 'label', fontSize: 'xs', color: 'fg.muted' });
/** Teams choose version names, so they can be long. */
export const version = css({ fontFamily: 'mono', fontSize: 'xs', overflowWrap: 'anywhere' });
export const details = css({
  fontSize: 'sm',
  '& summary': { cursor: 'pointer', color: 'fg.muted', fontSize: 'xs', paddingBlock: { base: '2.5', md: '1' } },
});
