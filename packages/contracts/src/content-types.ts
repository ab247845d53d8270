const text = (type: string) => `${type}; charset=utf-8`;

/** The files of a site build by extension, for the web server and nginx (`infra/nginx/generate.ts`). Others are not served. */
export const contentTypes: Record<string, string> = {
  html: text('text/html'),
  js: text('text/javascript'),
  css: text('text/css'),
  json: 'application/json',
  map: 'application/json',
  webmanifest: 'application/manifest+json',
  speculationrules: 'application/speculationrules+json',
  svg: text('image/svg+xml'),
  xml: text('text/xml'),
  txt: text('text/plain'),
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  ico: 'image/x-icon',
  mp4: 'video/mp4',
  webm: 'video/webm',
  vtt: text('text/vtt'),
  woff2: 'font/woff2',
  pdf: 'application/pdf',
  zip: 'application/zip',
  ts: text('text/plain'),
};

/** Returns `undefined` when the path has no extension or one that is not served. */
export const contentTypeOf = (path: string): string | undefined => contentTypes[/\.(\w+)$/.exec(path)?.[1] ?? ''];
