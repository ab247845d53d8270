import { commonApi, siteApi } from '@portal/contracts/api-origins';
import { isStaffPath } from './routes.ts';
import type { ServedSite } from './site-build.ts';

/** `undefined`: the origin serves the path. */
export type OriginRule = { redirect: string; status: 302 | 308 } | 'not-found' | undefined;

const isOfSite = new RegExp(siteApi, 'i');
const isCommon = new RegExp(commonApi, 'i');
const onBothOrigins =
  /^\/(?:shell\/.+|releases\.json|(?:site|desk)\.webmanifest|desk-worker\.js|healthz|[\w-]+\.(?:ico|png|svg))$/;

/** Decides which origin serves a path when the lead desk has a separate origin. */
export class Origins {
  private readonly siteUrl: string;
  private readonly deskUrl: string | undefined;

  constructor({ siteUrl, deskUrl }: { siteUrl: string; deskUrl?: string }) {
    this.siteUrl = siteUrl;
    this.deskUrl = deskUrl;
  }

  isDesk(hostname: string): boolean {
    return this.deskUrl !== undefined && new URL(this.deskUrl).hostname === hostname.toLowerCase();
  }

  /** The API applies the same rule to its routes, see `api/src/platform/http/origin.guard.ts`. */
  servesApi(hostname: string, path: string): boolean {
    return this.deskUrl === undefined || isCommon.test(path) || isOfSite.test(path) !== this.isDesk(hostname);
  }

  /** @param url path with query */
  ruleOf(hostname: string, path: string, url: string, site: ServedSite): OriginRule {
    if (this.deskUrl === undefined || onBothOrigins.test(path)) return undefined;
    const isStaffAsset = site.remotes.some(
      ({ name, access }) => access === 'staff' && path.startsWith(`/remotes/${name}/`),
    );
    if (!this.isDesk(hostname)) {
      if (isStaffPath(path, site)) return { redirect: this.deskUrl + url, status: 308 };
      return isStaffAsset ? 'not-found' : undefined;
    }
    if (isStaffPath(path, site) || isStaffAsset) return undefined;
    if (path === '/') return { redirect: '/admin', status: 302 };
    return /\.\w+$/.test(path) ? 'not-found' : { redirect: this.siteUrl + url, status: 302 };
  }
}
