import { send, toast, useSite } from '@portal/platform';
import { useMutation, useQuery } from '@portal/platform/query';
import { Button } from '@portal/ui/button';
import { TextLink } from '@portal/ui/link';
import { css } from 'styled-system/css';
import { sessionQuery } from './submissions.queries.ts';

const bar = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4',
  paddingInline: { base: '4', md: '6' },
  paddingBlock: '2',
  borderBottomWidth: 'hairline',
  borderBottomStyle: 'solid',
  borderColor: 'border',
});
const place = css({ textStyle: 'label', marginInlineEnd: 'auto' });
const who = css({ textStyle: 'small', color: 'fg.muted' });

/** Whose desk this is, and the ways out of it. */
export function StaffBar() {
  const { company } = useSite();
  const { data: session } = useQuery(sessionQuery);
  const { mutate: signOut, isPending } = useMutation({
    mutationFn: () => send('DELETE', '/api/session'),
    // A new document forgets everything this one has read.
    onSuccess: () => location.assign('/admin'),
    onError: () => toast.error('Still signed in', 'The server could not end your session. Please try again.'),
  });

  return (
    <header className={bar}>
      <span className={place}>{company} lead desk</span>
      <TextLink to="/" tone="quiet" className={css({ textStyle: 'small' })}>
        To the website
      </TextLink>
      {session && <span className={who}>{session.email}</span>}
      <Button tone="plain" size="sm" disabled={isPending} onClick={() => signOut()}>
        Sign out
      </Button>
    </header>
  );
}
