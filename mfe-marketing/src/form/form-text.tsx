import type { FormTexts } from '@portal/contracts/form-texts';
import { css } from 'styled-system/css';
import { textLink } from 'styled-system/recipes';

const note = css({ textStyle: 'small', color: 'fg.muted' });

export const RequiredNote = ({ texts }: { texts: FormTexts }) => <p className={note}>{texts.requiredNote}</p>;

/**
 * What happens with the entries, e.g. `We use what you enter to answer your request.` The link loads a document, so that the
 * browser restores the entries when the visitor comes back.
 */
export function DataNote({ texts, children }: { texts: FormTexts; children: string }) {
  return (
    <p className={note}>
      {children}{' '}
      <a href="/privacy#forms" hrefLang={texts.language === 'en' ? undefined : 'en'} className={textLink()}>
        {texts.privacyPolicy}
      </a>
    </p>
  );
}
