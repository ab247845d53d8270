import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { Command } from './command.ts';

const registered = new Set<RefObject<Command[]>>();

/** What can be done at this moment: the latest component that names an id or keys has them. */
export const currentCommands = (): Command[] => [...registered].flatMap(({ current }) => current).reverse();

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
