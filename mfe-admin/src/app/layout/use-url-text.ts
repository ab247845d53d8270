import { useLocation } from '@portal/platform';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';

interface UrlTextOptions {
  /** Returns the text that a URL has. */
  read: (url: Pick<Location, 'search' | 'hash'>) => string;
  /** Navigates to the current URL with another text. */
  write: (text: string) => void;
  /** Debounce of typing. */
  delayMs?: number;
}

/**
 * The text of a field that mirrors the URL. The field is ahead of the URL: by the debounce, and until the router has rendered the
 * navigation. Only a navigation by something else that was made after the last key replaces what was typed.
 */
export function useUrlText({ read, write, delayMs = 0 }: UrlTextOptions) {
  const rendered = useLocation();
  const [text, setText] = useState(() => read(rendered));
  /** What the URL has as far as this field knows. The rendered location can be older. */
  const known = useRef(text);
  const path = useRef(rendered.pathname);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** The navigation after which the last key was pressed. */
  const typedAfter = useRef<string>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each navigation that was rendered
  useLayoutEffect(() => {
    const text = read(rendered);
    if (rendered.key !== latestNavigation() || text === known.current) return;
    known.current = text;
    if (timer.current !== undefined && typedAfter.current === rendered.key) return;
    stopTimer();
    setText(text);
  }, [rendered.key]);

  const stopTimer = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
  };
  /** Writes the text into the current URL, which can have changed during the debounce. */
  const submit = (text: string) => {
    stopTimer();
    // The page may have been left.
    if (location.pathname !== path.current || text.trim() === read(location)) return;
    write(text.trim());
    known.current = read(location);
  };
  const change = (text: string) => {
    setText(text);
    stopTimer();
    typedAfter.current = latestNavigation();
    if (delayMs === 0) submit(text);
    else timer.current = setTimeout(() => submit(text), delayMs);
  };
  return { text, change, submit: () => submit(text) };
}

/** Returns the key of the newest navigation, which the router may not have rendered yet. */
const latestNavigation = (): string => history.state?.key ?? 'default';
