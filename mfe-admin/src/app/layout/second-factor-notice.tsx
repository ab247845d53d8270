import { Link, useLocation } from '@portal/platform';
import { useQuery } from '@portal/platform/query';
import { EmptyState } from '@portal/ui/empty-state';
import type { ReactNode } from 'react';
import { accountPath } from '../../paths.ts';
import { useOpenedPage } from '../../session/opened-page.ts';
import { sessionQuery } from '../../session/session.ts';
import { link, notice } from '../../shared.styles.ts';
import { formatBusinessDay, formatDateTime } from '../../time/business-time.ts';

const week = 7 * 86_400_000;

/**
 * Reminds of required two-step verification in the last week. After that, only the account page is shown, which then leads back to the
 * page that was opened.
 */
export function SecondFactorNotice({ children }: { children: ReactNode }) {
  const { data: session } = useQuery(sessionQuery);
  const { pathname, search, hash } = useLocation();
  const openedPage = useOpenedPage();
  const due = session?.secondFactorDueAt;
  const left = due ? Date.parse(due) - Date.now() : Number.POSITIVE_INFINITY;
  const setUp = (
    <Link to={accountPath} state={{ openedPage: `${pathname}${search}${hash}` }} className={link}>
      Set up
    </Link>
  );

  if (due && left <= 0 && pathname !== accountPath) {
    return (
      <EmptyState title="Two-step verification is required" action={setUp}>
        Your account needs a second step at sign-in. Turn it on under “Account” to continue.
      </EmptyState>
    );
  }
  return (
    <>
      {due && left < week && pathname !== accountPath && (
        <p className={notice} data-above-page>
          Two-step verification is due <span title={formatDateTime(due)}>{formatBusinessDay(due)}</span>. {setUp}
        </p>
      )}
      {session && !due && pathname === accountPath && openedPage && (
        <p className={notice} role="status">
          Two-step verification is on.{' '}
          <Link to={openedPage} className={link}>
            Continue to the page that you opened
          </Link>
        </p>
      )}
      {children}
    </>
  );
}
