import { Link, send, toast } from '@portal/platform';
import { useMutation, useQuery } from '@portal/platform/query';
import { Icon } from '@portal/ui/icon';
import { ExternalLinkIcon, KeyboardIcon, LaptopIcon, LogOutIcon, MoonIcon, SunIcon } from '@portal/ui/icons';
import { css } from 'styled-system/css';
import { openHelp } from '../commands/palette-state.ts';
import { sessionQuery } from '../session/session.ts';
import { ConnectionState } from './connection-state.tsx';
import { foot, item, word } from './navigation.styles.ts';
import { prefer, type Theme, themes, usePreferences } from './preferences.ts';

const who = css({
  fontSize: 'xs',
  color: 'fg.muted',
  paddingInline: '2',
  paddingBlock: '1',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  display: { base: 'block', md: 'none', lg: 'block' },
});

const looks = {
  system: { icon: LaptopIcon, label: 'Theme: as the system' },
  light: { icon: SunIcon, label: 'Theme: light' },
  dark: { icon: MoonIcon, label: 'Theme: dark' },
} satisfies Record<Theme, unknown>;

/** The connection, and what belongs to whoever sits here. */
export function DeskFoot() {
  const { data: session } = useQuery(sessionQuery);
  const { theme } = usePreferences();
  const { mutate: signOut, isPending } = useMutation({
    mutationFn: () => send('DELETE', '/api/session'),
    // A new document forgets everything this one has read.
    onSuccess: () => location.assign('/admin'),
    onError: () => toast.error('Still signed in', 'The server could not end your session. Please try again.'),
  });
  const next = themes[(themes.indexOf(theme) + 1) % themes.length] ?? 'system';

  return (
    <div className={foot}>
      <ConnectionState />
      <button type="button" className={item} title={looks[theme].label} onClick={() => prefer({ theme: next })}>
        <Icon of={looks[theme].icon} size="sm" />
        <span className={word}>{looks[theme].label}</span>
      </button>
      <button type="button" className={item} title="Keyboard shortcuts" onClick={openHelp}>
        <Icon of={KeyboardIcon} size="sm" />
        <span className={word}>Keyboard shortcuts</span>
      </button>
      <Link to="/" className={item} title="To the website">
        <Icon of={ExternalLinkIcon} size="sm" />
        <span className={word}>To the website</span>
      </Link>
      <button type="button" className={item} title="Sign out" disabled={isPending} onClick={() => signOut()}>
        <Icon of={LogOutIcon} size="sm" />
        <span className={word}>Sign out</span>
      </button>
      {session && (
        <p className={who} title={session.email}>
          {session.name} · {session.role}
        </p>
      )}
    </div>
  );
}
