import type { RenderedPage } from '../../src/server.tsx';
import type { HydrateOrder } from './hydrate-worker.ts';
import { eachPage } from './page-worker.ts';
import type { RenderOrder } from './render-worker.ts';

/** Renders pages as visitors get them. Throws a `Refusal` for what does not render. */
export const render = (order: RenderOrder): Promise<Map<string, RenderedPage>> =>
  eachPage({
    worker: new URL('./render-worker.ts', import.meta.url),
    order,
    environment: 'production',
    verb: 'render',
    rule: 'render',
  });

/** Brings rendered pages to life as a browser would. Throws a `Refusal` for what comes out differently there. */
export async function hydrate(order: HydrateOrder): Promise<void> {
  await eachPage({
    worker: new URL('./hydrate-worker.ts', import.meta.url),
    order,
    environment: 'development',
    verb: 'hydrate',
    rule: 'hydration',
  });
}
