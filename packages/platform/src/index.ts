// What shell and remotes share at run time beside React; queries have an entry of their own (query.ts). Only what remotes use is re-exported, so that
// the shell's bundle keeps nothing else of the libraries behind it.
export { Outlet, useLocation, useParams, useSearchParams } from 'react-router-dom';
export { HttpError, readByKey, readByKeyOrNull, send } from './http.ts';
export { Link, type LinkProps, NavLink, type NavLinkProps, OwnsPathContext, useNavigate } from './links.tsx';
export { SiteContext, useSite } from './site-context.ts';
export { onToast, type Toast, type ToastAction, toast } from './toast.ts';
export { rememberVisit, type Visit, visit } from './visit.ts';
