import { css } from 'styled-system/css';

export const buttons = css({ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: '2', marginTop: '4' });
