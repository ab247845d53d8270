import { honeypotField } from '@portal/contracts/visit';
import { visit } from '@portal/platform';
import { css } from 'styled-system/css';

/**
 * The release, which a form posted without JavaScript sends too, and the honeypot. The honeypot is invisible, not
 * focusable, hidden from screen readers and ignored by password managers.
 */
export function HiddenFields() {
  const { release } = visit();

  return (
    <>
      {release && <input type="hidden" name="release" value={release} />}
      <div inert aria-hidden="true" className={css({ srOnly: true })}>
        <label>
          Leave this empty
          <input
            type="text"
            name={honeypotField}
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
