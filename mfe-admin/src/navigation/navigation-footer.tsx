import { Link, send, toast } from '@portal/platform';
import { useMutation, useQuery } from '@portal/platform/query';
import { useStore } from '@portal/ui/create-store';
import { Icon } from '@portal/ui/icon';
import { ExternalLinkIcon, KeyboardIcon, LaptopIcon, LogOutIcon, MoonIcon, SunIcon } from '@portal/ui/icons';
import { css } from 'styled-system/css';
import { openShortcuts } from '../commands/overlay.ts';
import { preferences, setPreferences, type Theme, themes } from '../preferences/preferences.ts';
import { storeDrafts } from '../session/drafts.ts';
import { sessionQuery } from '../session/session.ts';
import { ConnectionStatus } from './connection-status.tsx';
import { footer, item, label } from './navigation.styles.ts';

const user = css({
  fontSize: 'xs',
  color: 'fg.muted',
  paddingInline: '2',
  paddingBlock: '1',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  display: { base: 'block', md: 'none', lg: 'block' },
});

const themeOptions = {
  system: { icon: LaptopIcon, label: 'System theme' },
  light: { icon: SunIcon, label: 'Light theme' },
  dark: { icon: MoonIcon, label: 'Dark theme' },
} satisfies Record<Theme, unknown>;

/** A server that does not respond must not prevent signing out. */
const storeLimitMs = 3_000;

/** Connection status, settings and the signed-in user. */
export function NavigationFooter() {
  const { data: session } = useQuery(sessionQuery);
  const { theme } = useStore(preferences);
  const { mutate: signOut, isPending } = useMutation({
    networkMode: 'always',
    mutationFn: async () => {
      await Promise.race([storeDrafts(), new Promise((resolve) => setTimeout(resolve, storeLimitMs))]);
      return send('DELETE', '/api/session');
    },
    // A page load also clears the query cache and the drafts of this page.
    onSuccess: () => location.assign(session?.identityProvider ? '/admin/sign-in?outcome=signed-out' : '/admin'),
    onError: () => toast.error('You are still signed in', 'You could not be signed out. Please try again.'),
  });
  const next = themes[(themes.indexOf(theme) + 1) % themes.length] ?? 'system';
  const option = themeOptions[theme];

  return (
    <div className={footer}>
      <ConnectionStatus />
      <button type="button" className={item} title={option.label} onClick={() => setPreferences({ theme: next })}>
        <Icon of={option.icon} size="sm" />
        <span className={label}>{option.label}</span>
      </button>
      <button type="button" className={item} title="Keyboard shortcuts" onClick={openShortcuts}>
        <Icon of={KeyboardIcon} size="sm" />
        <span className={label}>Keyboard shortcuts</span>
      </button>
      <Link to="/" className={item} title="View website">
        <Icon of={ExternalLinkIcon} size="sm" />
        <span className={label}>View website</span>
      </Link>
      <button type="button" className={item} title="Sign out" disabled={isPending} onClick={() => signOut()}>
        <Icon of={LogOutIcon} size="sm" />
        <span className={label}>Sign out</span>
      </button>
      {session && (
        <p className={user} title={session.email}>
          {session.name} · {session.role}
        </p>
      )}
    </div>
  );
}
