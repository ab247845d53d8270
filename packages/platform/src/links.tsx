import { createContext, use, useCallback } from 'react';
import {
  type NavigateOptions,
  Link as RouterLink,
  type LinkProps as RouterLinkProps,
  NavLink as RouterNavLink,
  type NavLinkProps as RouterNavLinkProps,
  resolvePath,
  type To,
  useLocation,
  useResolvedPath,
  useNavigate as useRouterNavigate,
} from 'react-router-dom';

/** Returns whether a path is a page of the remote that owns the document. Provided by the shell. */
export const OwnsPathContext = createContext<(path: string) => boolean>(() => true);

type RouterOnly = 'discover' | 'reloadDocument' | 'prefetch';
export type LinkProps = Omit<RouterLinkProps, RouterOnly>;
export type NavLinkProps = Omit<RouterNavLinkProps, RouterOnly>;

const useIsOtherRemote = (to: To) => !use(OwnsPathContext)(useResolvedPath(to).pathname);

/** A client-side navigation to a page of the same remote, a document load for other pages: a document has one remote. */
export const Link = (props: LinkProps) => (
  <RouterLink {...props} discover="none" reloadDocument={useIsOtherRemote(props.to)} />
);

/** As `Link`, with `aria-current` on the current page. */
export const NavLink = (props: NavLinkProps) => (
  <RouterNavLink {...props} discover="none" reloadDocument={useIsOtherRemote(props.to)} />
);

/** Returns a function that goes to a page as a `Link` does, or back and forward by a number of history entries. Resolves when it is there. */
export function useNavigate() {
  const navigate = useRouterNavigate();
  const owns = use(OwnsPathContext);
  const { pathname } = useLocation();

  return useCallback(
    (to: To | number, options: NavigateOptions = {}): void | Promise<void> => {
      if (typeof to === 'number') return navigate(to);
      const target = resolvePath(to, pathname);
      if (owns(target.pathname)) return navigate(to, options);
      const address = target.pathname + target.search + target.hash;
      if (options.replace) location.replace(address);
      else location.assign(address);
    },
    [navigate, owns, pathname],
  );
}
