import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { Command } from './command.ts';

const registered = new Set<RefObject<Command[]>>();

/** What can be done at this moment: the screen's own first, which is also whose keys count where two want the same. */
export const currentCommands = (): Command[] => [...registered].flatMap(({ current }) => current);

/** Offers commands as long as the component is on the page. */
export function useCommands(commands: Command[]) {
  const latest = useRef(commands);

  useLayoutEffect(() => {
    latest.current = commands;
  });
  useLayoutEffect(() => {
    registered.add(latest);
    return () => void registered.delete(latest);
  }, []);
}
