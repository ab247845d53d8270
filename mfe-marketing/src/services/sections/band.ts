import { css } from 'styled-system/css';

/** Padding of the sections of a service's page, which are short. */
export const band = css({ paddingBlock: { base: '12', md: '16', xl: '20' } });
