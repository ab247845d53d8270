import type { RemoteModule } from '@portal/contracts/remote';
import type { Site } from '@portal/contracts/site';

/** A page as the renderer returns it. */
export interface RenderedPage {
  /** Title, meta and link elements for `<head>`. */
  head: string;
  /** `<div id="root">` with the page in it. */
  body: string;
}

/** What the shell's Node build (`server.mjs`) exports for the renderer. */
export interface ShellModule {
  renderPage(path: string, remote: RemoteModule | undefined, site: Site, release?: string): Promise<RenderedPage>;
}
