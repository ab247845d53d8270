/**
 * Limits of the servers in front of the API: `shell/web` reads them, and `infra/nginx/generate.ts` writes them into the configuration of
 * nginx.
 */
export const serverLimits = {
  /** Cookies of pages do not lock a browser out: they are not passed on, and 60 of the largest are accepted. */
  headerBytes: 256 * 1024,
  /** Of a path with its query. */
  addressLength: 8 * 1024,
  /** More than the API accepts, so that the API rejects long bodies itself. */
  bodyBytes: 128 * 1024,
  /** Of the paths that take files. */
  uploadBytes: 16 * 1024 * 1024,
  /** Open requests with a body of a client. */
  bodiesPerClient: 50,
  /** Event streams of the lead desk, one per tab: of a client, as a whole office may have one address, and in all. */
  streamsPerClient: 200,
  streams: 1_000,
} as const;
