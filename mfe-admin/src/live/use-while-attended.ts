import { useEffect } from 'react';

/** Without a hand on the page for so long, nobody is there. */
const patienceMs = 10 * 60_000;
const signs = ['pointermove', 'pointerdown', 'keydown', 'wheel'];

/**
 * Looks at once when somebody comes back to the window or to the network, and every so often while somebody is there. A
 * page that nobody attends rests: what it asks for would keep a session alive that should end.
 */
export function useWhileAttended(look: () => void, everyMs: number) {
  useEffect(() => {
    let lastSign = Date.now();
    const notice = () => {
      lastSign = Date.now();
    };
    const isAttended = () => document.visibilityState === 'visible' && Date.now() - lastSign < patienceMs;
    const comeBack = () => {
      if (document.visibilityState !== 'visible') return;
      notice();
      look();
    };

    const clock = setInterval(() => isAttended() && look(), everyMs);
    for (const sign of signs) addEventListener(sign, notice, { passive: true });
    for (const event of ['focus', 'online']) addEventListener(event, comeBack);
    document.addEventListener('visibilitychange', comeBack);
    return () => {
      clearInterval(clock);
      for (const sign of signs) removeEventListener(sign, notice);
      for (const event of ['focus', 'online']) removeEventListener(event, comeBack);
      document.removeEventListener('visibilitychange', comeBack);
    };
  }, [look, everyMs]);
}
