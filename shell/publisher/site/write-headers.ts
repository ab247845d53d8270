import { join } from 'node:path';
import type { Site } from '@portal/contracts/site';
import writeFileAtomic from 'write-file-atomic';
import { responseHeaders } from '../release/headers.ts';
import { type NginxRoutes, nginxHeaders, nginxRoutes } from './nginx-config.ts';

/**
 * Writes `headers.json` (for `shell/web`), `headers.conf` and `routes.conf` (for nginx) into the site folder.
 * nginx reloads when one of its files changes. Call this with every activation of a site build.
 */
export async function writeHeaders(siteDir: string, site: Site, routes: NginxRoutes): Promise<void> {
  const headers = responseHeaders(site);
  const files = {
    'headers.json': JSON.stringify(headers, null, 2),
    'headers.conf': nginxHeaders(headers, routes),
    'routes.conf': nginxRoutes(headers, routes),
  };
  for (const [name, content] of Object.entries(files)) await writeFileAtomic(join(siteDir, name), content);
}
