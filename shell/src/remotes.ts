import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import type { RemoteAddress } from '@portal/contracts/document-data';
import type { PageRoute, RemoteModule } from '@portal/contracts/remote';

/** Makes the remote known to Module Federation. Nothing is loaded yet. */
export function registerRemote({ name, entry }: RemoteAddress) {
  registerRemotes([{ name, entry: new URL(entry, location.href).href, type: 'module' }]);
}

/** Returns the routes of a registered remote. Throws when it cannot be loaded or does not match the shell's shared modules. */
export async function loadRoutes({ name }: RemoteAddress): Promise<readonly PageRoute[]> {
  const remote = await loadRemote<RemoteModule>(`${name}/routes`);
  if (!remote) throw new Error(`The remote "${name}" does not expose "./routes".`);
  return remote.routes;
}
