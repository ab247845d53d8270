import { css } from 'styled-system/css';
import { textLink } from 'styled-system/recipes';

const note = css({ textStyle: 'small', color: 'fg.muted' });

export const RequiredNote = () => <p className={note}>Fields marked * are required.</p>;

/**
 * What happens with the entries, e.g. `We use what you enter to answer your request.` The link loads a document, so that the
 * browser restores the entries when the visitor comes back.
 */
export function DataNote({ children }: { children: string }) {
  return (
    <p className={note}>
      {children}{' '}
      <a href="/privacy#forms" className={textLink()}>
        Privacy policy
      </a>
    </p>
  );
}
