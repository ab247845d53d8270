import { trapField } from '@portal/contracts/visit';
import { visit } from '@portal/platform';
import { css } from 'styled-system/css';

/**
 * What a form carries unseen: the release it is from, for the day it is sent without a script, and a trap for programs
 * that fill in every field. Nobody sees, reaches or hears the trap, and no password manager fills it in.
 */
export function UnseenFields() {
  const { release } = visit();

  return (
    <>
      {release && <input type="hidden" name="release" value={release} />}
      <div inert aria-hidden="true" className={css({ srOnly: true })}>
        <label>
          Leave this empty
          <input
            type="text"
            name={trapField}
            tabIndex={-1}
            autoComplete="off"
            data-1p-ignore=""
            data-bwignore=""
            data-lpignore="true"
            data-form-type="other"
          />
        </label>
      </div>
    </>
  );
}
