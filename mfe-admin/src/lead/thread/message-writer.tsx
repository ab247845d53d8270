import type { Message } from '@portal/staff-client/lead';
import { css } from 'styled-system/css';
import { caution } from '../../shared.styles.ts';

const tag = css({ fontStyle: 'italic' });

/** Who wrote an e-mail, if it is not the customer. */
export const WriterTag = ({ message: { direction, kind, writer } }: { message: Message }) =>
  direction === 'in' && kind === 'message' && writer === 'correspondent' ? (
    <span className={tag}>not an address of the customer</span>
  ) : null;

/** Anybody can write the address of a colleague. */
export const WriterWarning = ({ message: { claims } }: { message: Message }) =>
  claims && (
    <p className={caution} role="note">
      This email claims to be from <bdi>{claims.name}</bdi>. Our mail server does not confirm it.
    </p>
  );
