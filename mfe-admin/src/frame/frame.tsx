import type { ReactNode } from 'react';
import { css } from 'styled-system/css';
import { CommandCentre } from '../commands/command-centre.tsx';
import { useLiveUpdates } from '../live/use-live-updates.ts';
import { Navigation } from './navigation.tsx';
import { SessionNotice } from './session-notice.tsx';
import { useTheme } from './theme.ts';
import { TopBar } from './top-bar.tsx';

const frame = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'auto minmax(0, 1fr)' },
  gridTemplateRows: { base: 'auto minmax(0, 1fr)', md: 'minmax(0, 1fr)' },
  height: '100dvh',
  textStyle: 'small',
});
const area = css({ display: 'flex', flexDirection: 'column', minHeight: '0', minWidth: '0', bg: 'bg.raised' });

interface FrameProps {
  /** The page's name, as the window's title says it. */
  title: string;
  children: ReactNode;
}

/** Around every staff screen: where one can go, what can be done by key, and news as they happen. */
export function Frame({ title, children }: FrameProps) {
  useTheme();
  useLiveUpdates();

  return (
    <div className={frame}>
      <title>{`${title} · Lead desk`}</title>
      <meta name="robots" content="noindex" />
      <Navigation />
      <TopBar />
      <div className={area}>
        <SessionNotice />
        {children}
      </div>
      <CommandCentre />
    </div>
  );
}
