import type { FormTexts } from '@portal/contracts/form-texts';
import { css } from 'styled-system/css';

/** The API's response to a consultation request. Earlier versions of the API send neither. */
export interface Receipt {
  /** e.g. `H7KQ-2M4X`. */
  reference?: string;
  /** Last day for the first answer, e.g. `2026-11-24`. */
  answerBy?: string;
}

/** What happens after a request. */
export function NextStep({ texts, reference, answerBy }: Receipt & { texts: FormTexts['contact'] }) {
  return (
    <>
      {texts.nextStep(answerBy)}
      {reference && (
        <>
          {' '}
          {texts.reference.before} <span className={css({ whiteSpace: 'nowrap' })}>{reference}</span>
          {texts.reference.after}
        </>
      )}
    </>
  );
}
