import type { IncomingMessage } from 'node:http';

const millisecondsTrusted = 10_000;
const cookiesKept = 1000;

/** Asks the API whether a request carries a live session; a yes is believed for ten seconds. */
export function staffSession(apiOrigin: string) {
  const trustedUntil = new Map<string, number>();

  return async ({ headers: { cookie } }: IncomingMessage): Promise<boolean> => {
    if (!cookie || !apiOrigin) return false;
    if ((trustedUntil.get(cookie) ?? 0) > Date.now()) return true;

    const isLive = await fetch(`${apiOrigin}/api/session`, {
      headers: { cookie },
      signal: AbortSignal.timeout(5000),
    }).then(
      ({ ok }) => ok,
      () => false,
    );
    if (trustedUntil.size >= cookiesKept) trustedUntil.clear();
    if (isLive) trustedUntil.set(cookie, Date.now() + millisecondsTrusted);
    return isLive;
  };
}
