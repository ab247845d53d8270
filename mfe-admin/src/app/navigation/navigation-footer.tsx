import { Link, send, toast } from '@portal/platform';
import { useMutation, useQuery } from '@portal/platform/query';
import { useStore } from '@portal/ui/create-store';
import { Icon } from '@portal/ui/icon';
import { ExternalLinkIcon, KeyboardIcon, LaptopIcon, LogOutIcon, MoonIcon, SunIcon } from '@portal/ui/icons';
import { css } from 'styled-system/css';
import { hstack } from 'styled-system/patterns';
import { openShortcuts } from '../../commands/overlay.ts';
import { account } from '../../destinations.ts';
import { useConnection } from '../../live/use-live-stream.ts';
import { preferences, setPreferences, type Theme, themes } from '../../preferences.ts';
import { drafts } from '../../session/drafts.ts';
import { endPush } from '../../session/push.ts';
import { sessionQuery } from '../../session/session.ts';
import { footer, item } from './navigation.styles.ts';

const user = css({
  fontSize: 'xs',
  color: 'fg.muted',
  paddingInline: '2',
  paddingBlock: '1',
  truncate: true,
});

const themeOptions: Record<Theme, { icon: typeof SunIcon; label: string }> = {
  system: { icon: LaptopIcon, label: 'System theme' },
  light: { icon: SunIcon, label: 'Light theme' },
  dark: { icon: MoonIcon, label: 'Dark theme' },
};

/** A server that does not respond must not prevent signing out. */
const storeLimitMs = 3_000;

/** Connection status, settings and the signed-in user. */
export function NavigationFooter() {
  const { data: session } = useQuery(sessionQuery);
  const { theme } = useStore(preferences);
  const { mutate: signOut, isPending } = useMutation({
    mutationFn: async () => {
      await Promise.race([
        Promise.all([drafts.storeAll(), endPush()]),
        new Promise((resolve) => setTimeout(resolve, storeLimitMs)),
      ]);
      return send('DELETE', '/api/session');
    },
    // A page load also clears the query cache and the drafts of this page.
    onSuccess: () => location.assign(session?.identityProvider ? '/admin/sign-in?outcome=signed-out' : '/admin'),
    onError: () => toast.error('You are still signed in', 'You could not be signed out. Please try again.'),
  });
  const next = themes[(themes.indexOf(theme) + 1) % themes.length] ?? 'system';

  return (
    <div className={footer}>
      <ConnectionStatus />
      <NavigationButton {...themeOptions[theme]} onClick={() => setPreferences({ theme: next })} />
      <NavigationButton icon={KeyboardIcon} label="Keyboard shortcuts" onClick={openShortcuts} />
      <Link to="/" className={item}>
        <Icon of={ExternalLinkIcon} size="sm" />
        View website
      </Link>
      <Link to={account.to} className={item}>
        <Icon of={account.icon} size="sm" />
        {account.label}
      </Link>
      <NavigationButton icon={LogOutIcon} label="Sign out" disabled={isPending} onClick={() => signOut()} />
      {session && (
        <p className={user} title={session.email}>
          {session.name} · {session.role}
        </p>
      )}
    </div>
  );
}

interface NavigationButtonProps {
  icon: typeof SunIcon;
  label: string;
  disabled?: boolean;
  onClick: () => void;
}

const NavigationButton = ({ icon, label, ...rest }: NavigationButtonProps) => (
  <button type="button" className={item} {...rest}>
    <Icon of={icon} size="sm" />
    {label}
  </button>
);

const line = hstack({ gap: '2.5', minHeight: '8', paddingInline: { base: '3', lg: '2' }, color: 'fg.muted' });
const dot = css({
  flexShrink: '0',
  width: '2',
  height: '2',
  marginInline: '1',
  borderRadius: 'full',
  bg: 'fg.subtle',
  '&[data-state=live]': { bg: 'accent' },
  '&[data-state=offline]': { bg: 'danger.text' },
  '&[data-state=reconnecting]': {
    animationName: 'pulse',
    animationDuration: '1.6s',
    animationIterationCount: 'infinite',
  },
});

const labels = {
  connecting: 'Connecting…',
  live: 'Live',
  reconnecting: 'Reconnecting…',
  offline: 'Offline',
};

/** State of the live stream. */
function ConnectionStatus() {
  const connection = useConnection();
  return (
    <p className={line} role="status" title={labels[connection]}>
      <span className={dot} data-state={connection} data-practice="it-security" />
      {labels[connection]}
    </p>
  );
}
