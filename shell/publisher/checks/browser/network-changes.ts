import type { Violation } from '@portal/contracts/release-status';

const maxVisits = 3;
const interrupted = /: net::ERR_NETWORK_CHANGED\.$/;

/**
 * Repeats a check in which the machine's network changed: Chromium ends all requests when an interface appears or disappears,
 * e.g. with a container or another Wi-Fi.
 */
export async function repeatAfterNetworkChange<PageCheck extends { violations: Violation[] }>(
  check: () => Promise<PageCheck>,
  onRepeat: () => void,
): Promise<PageCheck> {
  for (let visits = 1; ; visits++) {
    const result = await check();
    const isInterrupted = result.violations.some(
      ({ rule, message }) => rule === 'request' && interrupted.test(message),
    );
    if (!isInterrupted || visits === maxVisits) return result;
    onRepeat();
  }
}
