import { css } from 'styled-system/css';

/** Class of a `Section` with one list or a few lines, which needs less space than the default. */
export const compact = css({ paddingBlock: { base: '12', lg: '20' } });
