import { contentTypeOf } from '@portal/contracts/content-types';
import type { HeaderKind } from '../publisher/release/header-kinds.ts';
import type { ServedSite } from './site-build.ts';

/** What the server does for a path. */
export type Route =
  | { type: 'redirect'; location: string }
  /** A file of the site build. */
  | { type: 'file'; file: string; kind: HeaderKind }
  /** A file of a staff remote or of the folder `staff`, for which a session or role is required. */
  | { type: 'restricted'; file: string; kind: HeaderKind; requires: 'session' | 'manager' }
  | { type: 'not-found' };

const notFound: Route = { type: 'not-found' };
/** `/admin/releases.json` and `/admin/releases/…` are files of the folder `staff`. */
const managerFile = /^\/admin(?<state>\/releases\.json)$|^\/admin\/releases(?<file>\/.+)$/;

/** Segments start with a letter, a digit or one of `_~@:*-`: no hidden files but one, no `..`. */
const validPath = /^\/(?:(?:[\w~@:*-][\w.~@:*-]*(?:\/|$))*|\.well-known\/security\.txt)$/;
/** Files that are served without their extension, or not at all. */
const notServed = /^\/(?:index|404|outage)$|\.(?:html|br|gz)$/;

/** Whether a page may have this path. */
export const isPagePath = (path: string) => validPath.test(path) && !notServed.test(path);

/** Returns the route of a decoded path. */
export function routeOf(path: string, { remotes }: ServedSite): Route {
  if (!isPagePath(path)) return notFound;
  if (path === '/') return { type: 'file', file: '/index.html', kind: 'document' };
  if (path.endsWith('/')) return { type: 'redirect', location: path.slice(0, -1) };

  const { state, file } = managerFile.exec(path)?.groups ?? {};
  if (state || file) return { type: 'restricted', file: state ?? file ?? '', kind: 'private', requires: 'manager' };
  if (path.startsWith('/shell/')) return assetRoute(path, 'asset');
  if (path.startsWith('/remotes/')) return remoteAssetRoute(path, remotes);

  const document = staffDocument(path, remotes);
  if (document) return { type: 'file', file: document, kind: 'staff' };
  const type = contentTypeOf(path);
  if (!type) return { type: 'file', file: `${path}.html`, kind: 'document' };
  return { type: 'file', file: path, kind: kindOf(type) };
}

function kindOf(contentType: string): HeaderKind {
  if (contentType.startsWith('image/')) return 'image';
  return contentType === 'application/speculationrules+json' ? 'rules' : 'file';
}

/** Returns whether a page is missing because its remote has no live release. */
export const isUnavailable = (path: string, { unavailable = [] }: ServedSite) =>
  unavailable.some(
    (prefix) =>
      path === prefix || (prefix !== '/' && [`${prefix}/`, `${prefix}-`].some((part) => path.startsWith(part))),
  );

export const isStaffPath = (path: string, { remotes }: ServedSite) => staffDocument(path, remotes) !== undefined;

function staffDocument(path: string, remotes: ServedSite['remotes']): string | undefined {
  const owns = (prefix: string) => path === prefix || path.startsWith(`${prefix}/`);
  const owner = remotes.find(({ access, prefixes }) => access === 'staff' && prefixes.some(owns));
  return owner && `${owner.prefixes[0]}.html`;
}

const assetRoute = (file: string, kind: HeaderKind): Route =>
  contentTypeOf(file) ? { type: 'file', file, kind } : notFound;

function remoteAssetRoute(file: string, remotes: ServedSite['remotes']): Route {
  const owner = remotes.find(({ name }) => file.startsWith(`/remotes/${name}/`));
  if (!owner || !contentTypeOf(file)) return notFound;
  if (owner.access === 'public') return { type: 'file', file, kind: 'asset' };
  return { type: 'restricted', file, kind: 'staffAsset', requires: 'session' };
}
