import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import type { RemoteModule } from '@portal/contracts/remote';
import { SiteContext } from '@portal/platform';
import { site } from '@portal/testing/site';
import * as dom from 'react-dom';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';

registerRemotes([{ name: 'locations', entry: new URL('/remote/mf-manifest.json', location.href).href }]);
const remote = await loadRemote<RemoteModule>('locations/routes');
const page = await remote?.routes.find(({ path }) => path === '/austin')?.lazy();
if (!page) throw new Error('The remote has no page at /austin.');

createRoot(document.getElementById('root') as HTMLElement).render(
  <MemoryRouter initialEntries={['/austin']}>
    <SiteContext value={site}>
      <p>React DOM {dom.version}</p>
      <page.Component />
    </SiteContext>
  </MemoryRouter>,
);
