import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** How long an entry that arrives has to be visible before a reply answers it too. Tests replace it. */
export const readingTime = { milliseconds: 3_000 };

/** A distance to the end that still counts as the end, in pixels. */
const endTolerance = 48;

interface ThreadScroll {
  ref: RefObject<HTMLDivElement | null>;
  onScroll: () => void;
  /** Whether something has arrived below what is visible. */
  hasArrival: boolean;
  scrollToEnd: () => void;
}

/**
 * Shows the end of a thread when it opens, and keeps the position of what is being read: when older entries are loaded above, when
 * one arrives below, and when the composer becomes higher. `seen` becomes the newest entry when that is visible.
 */
export function useThreadScroll(
  oldest: number | undefined,
  newest: number | undefined,
  seen: RefObject<number>,
): ThreadScroll {
  const ref = useRef<HTMLDivElement>(null);
  /** Distance to the end at the last scroll event. */
  const fromEnd = useRef(0);
  const [hasArrival, setHasArrival] = useState(false);
  const isAtEnd = useCallback(() => fromEnd.current <= endTolerance, []);

  const see = useCallback(() => {
    setHasArrival(false);
    if (newest !== undefined && document.visibilityState === 'visible') seen.current = newest;
  }, [newest, seen]);
  const showEnd = () => {
    ref.current?.scrollTo({ top: ref.current.scrollHeight, behavior: 'instant' });
    fromEnd.current = 0;
  };
  const scrollToEnd = () => {
    showEnd();
    see();
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: when older entries were added above
  useLayoutEffect(() => {
    const { current } = ref;
    current?.scrollTo({ top: current.scrollHeight - current.clientHeight - fromEnd.current, behavior: 'instant' });
  }, [oldest]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when an entry has arrived below
  useLayoutEffect(() => {
    if (!isAtEnd()) {
      setHasArrival(true);
      return undefined;
    }
    showEnd();
    if (seen.current === 0) see();
    const timer = setTimeout(see, readingTime.milliseconds);
    return () => clearTimeout(timer);
  }, [newest]);
  useEffect(() => {
    const { current } = ref;
    if (!current) return undefined;
    const observer = new ResizeObserver(() => {
      if (isAtEnd()) current.scrollTo({ top: current.scrollHeight, behavior: 'instant' });
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, [isAtEnd]);
  useEffect(() => {
    const listen = () => isAtEnd() && see();
    document.addEventListener('visibilitychange', listen);
    return () => document.removeEventListener('visibilitychange', listen);
  }, [isAtEnd, see]);

  const onScroll = () => {
    const { current } = ref;
    if (!current) return;
    const wasAtEnd = isAtEnd();
    fromEnd.current = current.scrollHeight - current.scrollTop - current.clientHeight;
    if (!wasAtEnd && isAtEnd()) see();
  };
  return { ref, onScroll, hasArrival, scrollToEnd };
}
