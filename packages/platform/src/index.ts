// Modules that shell and remotes share at run time, beside React and `query.ts`. Only what remotes use is exported, because
// the shell's bundle contains every export.
export { Outlet, useLocation, useParams, useSearchParams } from 'react-router-dom';
export { type Attribution, attribution, setAttributionProvider } from './attribution.ts';
export { HttpError, readByKey, readByKeyOrNull, send } from './http.ts';
export { Link, type LinkProps, NavLink, type NavLinkProps, OwnsPathContext, useNavigate } from './links.tsx';
export { SiteContext, useSite } from './site-context.ts';
export { onToast, type Toast, type ToastAction, toast } from './toast.ts';
