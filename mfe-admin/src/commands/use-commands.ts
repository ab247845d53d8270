import { hasRole } from '@portal/contracts/staff';
import { queryClient } from '@portal/platform/query';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { sessionQuery } from '../session/session.ts';
import type { Command, CommandId } from './command.ts';

const registered = new Set<RefObject<Command[]>>();

/** Returns the commands of all mounted components. The general ones come last, so that the same key on a page wins. */
export const currentCommands = (): Command[] =>
  [...registered]
    .flatMap(({ current }) => current)
    .toSorted((one, other) => Number(one.group === 'General') - Number(other.group === 'General'));

/** Runs a command of the page. */
export const runCommand = (id: CommandId) =>
  currentCommands()
    .find((command) => command.id === id)
    ?.run();

/** Returns those that the signed-in user may run. */
export function allowedCommands(): Command[] {
  const role = queryClient.getQueryData(sessionQuery.queryKey)?.role ?? 'viewer';
  return currentCommands().filter(({ needs }) => !needs || hasRole(role, needs));
}

/** Registers commands while the component is mounted. */
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
