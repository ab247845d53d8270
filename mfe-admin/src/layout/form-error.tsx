import { css } from 'styled-system/css';
import { errorMessage } from '../error-message.ts';

const message = css({
  textStyle: 'small',
  fontWeight: 'medium',
  color: 'danger.text',
  _empty: { display: 'none' },
});

/** Why a form could not be saved. Always rendered, so that screen readers announce the change. */
export const FormError = ({ error }: { error: Error | null }) => (
  <p role="alert" className={message}>
    {error && errorMessage(error)}
  </p>
);
