import { useLocation } from '@portal/platform';
import { useStore } from '@portal/ui/create-store';
import { type FocusEvent, type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { css } from 'styled-system/css';
import { flex } from 'styled-system/patterns';
import { question } from '../../leads/next-step-question.ts';
import { useLiveUpdates } from '../../leads/use-live-updates.ts';
import { useTheme } from '../../preferences.ts';
import { resumeSession, sessionEnded } from '../../session/session-ended.ts';
import { useModule } from '../../use-module.ts';
import { Navigation } from '../navigation/navigation.tsx';
import { TopBar } from '../navigation/top-bar.tsx';
import { CommandCenter } from '../palette/command-center.tsx';
import { MailboxNotice } from './mailbox-notice.tsx';
import { SecondFactorNotice } from './second-factor-notice.tsx';
import { SignedOut } from './signed-out.tsx';

const grid = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'auto minmax(0, 1fr)' },
  gridTemplateRows: { base: 'auto minmax(0, 1fr)', lg: 'minmax(0, 1fr)' },
  height: '100dvh',
  textStyle: 'small',
  '@media (max-height: 30rem)': {
    '&[data-own-header] [data-above-page]': { display: 'none' },
  },
});
const content = flex({
  direction: 'column',
  minHeight: '0',
  minWidth: '0',
  bg: 'bg.raised',
  _focusVisible: { outline: 'none' },
});

const loadNextStep = () => import(/* webpackChunkName: "next-step" */ '../../next-step/what-next.tsx');

interface LayoutProps {
  /** Page name in the document title. */
  title: string;
  /** Whether the page has a way back itself. Phones in landscape format then show no bar above it. */
  hasOwnHeader?: boolean;
  children: ReactNode;
}

/** Around every staff page: navigation, commands and live updates. */
export function Layout(props: LayoutProps) {
  useTheme();
  // Back from the sign-in page.
  useLayoutEffect(resumeSession, []);
  return useStore(sessionEnded) ? <SignedOut /> : <Desk {...props} />;
}

function Desk({ title, hasOwnHeader, children }: LayoutProps) {
  useLiveUpdates();
  useEffect(() => {
    document.addEventListener('keydown', submitOnCtrlEnter);
    return () => document.removeEventListener('keydown', submitOnCtrlEnter);
  }, []);
  const page = useFocusOnPage();
  const nextStep = useModule(loadNextStep, useStore(question) !== undefined);
  return (
    <div className={grid} data-own-header={hasOwnHeader || undefined}>
      <title>{`${title} · Lead desk`}</title>
      <meta name="robots" content="noindex" />
      <Navigation />
      <TopBar />
      <div {...page} className={content} tabIndex={-1}>
        <MailboxNotice />
        <SecondFactorNotice>{children}</SecondFactorNotice>
        {nextStep && <nextStep.WhatNext />}
      </div>
      <CommandCenter />
    </div>
  );
}

/**
 * Returns props of the page. It gets the focus with each navigation, and when what had the focus is removed: the next Tab skips the
 * navigation.
 */
function useFocusOnPage() {
  const page = useRef<HTMLDivElement>(null);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each path
  useEffect(() => {
    // The page may have chosen a better place.
    if (!page.current?.contains(document.activeElement)) page.current?.focus({ preventScroll: true });
  }, [pathname]);
  const focused = useRef<Node>(null);
  useEffect(() => {
    const observer = new MutationObserver(() => {
      const isLost = document.activeElement === document.body && focused.current?.isConnected === false;
      if (isLost) page.current?.focus({ preventScroll: true });
    });
    if (page.current) observer.observe(page.current, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, []);
  return {
    ref: page,
    // React's events also come from dialogs, which return the focus themselves.
    onFocus: ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
      if (currentTarget.contains(target)) focused.current = target;
    },
  };
}

/** Submits the form of a field or dialog with Ctrl Enter, or Cmd Enter on a Mac, unless it does what cannot be undone. */
function submitOnCtrlEnter(event: KeyboardEvent) {
  const { key, ctrlKey, metaKey, defaultPrevented, target } = event;
  if (key !== 'Enter' || !(ctrlKey || metaKey) || defaultPrevented || !(target instanceof Element)) return;
  const form = target.closest('form') ?? target.closest('[role=dialog]')?.querySelector('form');
  if (!form || form.dataset.isFinal) return;
  event.preventDefault();
  form.requestSubmit();
}
