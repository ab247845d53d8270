// The one module that shell and remotes share at run time beside React. Only what remotes use is re-exported, so that
// the shell's bundle keeps nothing else of the libraries behind it.
export {
  keepPreviousData,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
export {
  Link,
  NavLink,
  Outlet,
  useLocation,
  useNavigate,
  useParams,
  useSearchParams,
} from 'react-router-dom';
export { HttpError, readByKey, readByKeyOrNull, send } from './http.ts';
export { SiteContext, useSite } from './site-context.ts';
export { onToast, type Toast, toast } from './toast.ts';
