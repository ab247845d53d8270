import { css } from 'styled-system/css';

/** Why something was refused, beside what was entered. */
export const problem = css({
  textStyle: 'small',
  fontWeight: 'medium',
  color: 'danger.text',
  _empty: { display: 'none' },
});
