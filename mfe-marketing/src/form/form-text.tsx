import { TextLink } from '@portal/ui/link';
import { css } from 'styled-system/css';

const note = css({ textStyle: 'small', color: 'fg.muted' });

export const RequiredNote = () => <p className={note}>Fields marked * are required.</p>;

/** What happens with the entries, e.g. `We use what you enter to answer your request.` */
export function DataNote({ children }: { children: string }) {
  return (
    <p className={note}>
      {children} <TextLink to="/privacy#forms">Privacy policy</TextLink>
    </p>
  );
}
