import { css } from 'styled-system/css';

export const report = css({
  paddingInline: '4',
  paddingBlock: '3',
  bg: 'bg.sunken',
  borderBottom: 'hairline',
});

export const sentence = css({ marginBottom: '3' });
export const list = css({ display: 'flex', flexDirection: 'column', gap: '4' });

export const group = css({
  paddingInlineStart: '3',
  borderInlineStart: 'danger',
  maxWidth: 'measure.text',
});

export const rule = css({ fontFamily: 'mono', fontSize: 'xs', fontWeight: 'semibold' });
export const count = css({ fontSize: 'xs', color: 'fg.muted', marginInlineStart: '2' });
export const message = css({ overflowWrap: 'anywhere', paddingBlock: '0.5' });
export const page = css({ fontFamily: 'mono', fontSize: 'xs', marginInlineEnd: '2' });

export const hint = css({ color: 'fg.muted', marginTop: '1', _before: { content: '"→ "' } });
export const notes = css({ listStyle: 'disc', paddingInlineStart: '5', fontSize: 'sm', overflowWrap: 'anywhere' });
