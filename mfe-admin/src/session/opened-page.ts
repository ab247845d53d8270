import { useLocation, useNavigate } from '@portal/platform';

/** Returns the page that was opened before the user was sent to set up two-step verification. */
export function useOpenedPage(): string | undefined {
  const state: unknown = useLocation().state;
  const page = typeof state === 'object' && state !== null && 'openedPage' in state ? state.openedPage : undefined;
  return typeof page === 'string' && /^\/admin([/?#]|$)/.test(page) ? page : undefined;
}

/** Returns a function that continues at that page, if there is one. */
export function useContinue(): () => void {
  const page = useOpenedPage();
  const navigate = useNavigate();
  return () => {
    if (page) navigate(page);
  };
}
