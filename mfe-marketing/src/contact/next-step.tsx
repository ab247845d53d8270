import { formatDay } from '@portal/contracts/consultation';
import { css } from 'styled-system/css';

/** The API's response to a consultation request. Earlier versions of the API send neither. */
export interface Receipt {
  /** e.g. `H7KQ-2M4X`. */
  reference?: string;
  /** Last day for the first answer, e.g. `2026-11-24`. */
  answerBy?: string;
}

/** What happens after a request. */
export function NextStep({ reference, answerBy }: Receipt) {
  const time = answerBy ? `by the end of ${formatDay(answerBy)}` : 'within one business day';
  return (
    <>
      Your request has reached us. A designer will call or email you {time}.
      {reference && (
        <>
          {' '}
          Your reference is <span className={css({ whiteSpace: 'nowrap' })}>{reference}</span>: have it at hand when you
          call.
        </>
      )}
    </>
  );
}
