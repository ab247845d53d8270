import { honeypotField } from '@portal/contracts/attribution';
import type { WordingVersion } from '@portal/contracts/form-wording';
import type { Language } from '@portal/contracts/language';
import { attribution } from '@portal/platform';
import { css } from 'styled-system/css';

/**
 * The release and the version of the form's wording, which a form posted without JavaScript sends too, and the honeypot. The honeypot is invisible, not
 * focusable, hidden from screen readers and ignored by password managers.
 */
export function HiddenFields({ wording, language }: { wording: WordingVersion; language: Language }) {
  const { release } = attribution();

  return (
    <>
      <input type="hidden" name="wording" value={wording} />
      {language !== 'en' && <input type="hidden" name="language" value={language} />}
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
