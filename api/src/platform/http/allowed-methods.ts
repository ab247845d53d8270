import type { Request } from 'express';

/** A layer of Express' router. Nest registers one for each method of a path. */
interface Layer {
  route?: { methods: Record<string, boolean> };
  match(path: string): boolean;
}

/** Returns the methods of the routes whose path matches that of a request, e.g. `GET, HEAD, POST`. */
export function allowedMethods({ app, baseUrl, path }: Request): string[] {
  const { stack } = app.router as unknown as { stack: Layer[] };
  const methods = stack
    // For unknown URLs Nest mounts a router at the prefix, and `path` lacks it.
    .filter((layer) => layer.route && layer.match(baseUrl + path))
    .flatMap(({ route }) => Object.keys(route?.methods ?? {}))
    .map((method) => method.toUpperCase());
  return [...new Set(methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])))].sort();
}
