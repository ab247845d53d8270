import { css } from 'styled-system/css';

export const text = css({ maxWidth: 'measure.text', marginBottom: '4', color: 'fg.muted' });
export const list = css({ display: 'flex', flexDirection: 'column', maxWidth: 'measure.text', marginBottom: '4' });
export const item = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '3',
  paddingBlock: '2.5',
  borderBottom: 'hairline',
});
export const muted = css({ display: 'block', fontSize: 'xs', color: 'fg.muted' });
