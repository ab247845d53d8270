import { toast } from '@portal/platform';
import { secondsUntil, serverNow } from '../session/server-time.ts';

interface Undoable {
  /** The same for all offers of one thing. */
  id: string;
  /** Shows its own errors. */
  run: () => Promise<unknown>;
  /** When it cannot be undone any more, by the clock of the server. */
  until?: string;
}

/** Changes that `u` undoes are saved one after the other, and before it: the newest one is undone, not one before it. */
export const undoScope = { id: 'undo' };

/** How long `u` says that something cannot be undone any more, instead of undoing what was before it. */
const expiredSeconds = 60;

/** What was done on this page, oldest first. */
let undoables: Undoable[] = [];
/** Ids of what is being undone: the next `u` undoes what was before it. */
const running = new Set<string>();

/** Registers something that `u` undoes while nothing newer is registered. */
export function addUndoable(undoable: Undoable) {
  const index = undoables.findIndex(({ id }) => id === undoable.id);
  if (index < 0) undoables = [...undoables, undoable].slice(-50);
  else undoables[index] = undoable;
}

/** Something was undone, by a key or a button. */
export const removeUndoable = (undoneId: string | undefined) => {
  undoables = undoables.filter(({ id }) => id !== undoneId);
};

/** Says what was done, with a button that undoes it, and registers it for `u`. */
export function offerUndo({ title, text, ...undoable }: Undoable & { title: string; text: string }) {
  const run = () => void undo(undoable);
  addUndoable(undoable);
  const seconds = undoable.until === undefined ? undefined : secondsUntil(undoable.until);
  toast.success(title, text, { label: 'Undo', altText: 'Press u to undo', seconds, run });
}

async function undo({ id, run }: Undoable) {
  running.add(id);
  await run().catch(() => undefined);
  running.delete(id);
}

/** As in a new document. */
export const forgetUndoables = () => {
  undoables = [];
  running.clear();
};

/** Undoes the newest thing, or what `otherwise` undoes when nothing was done on this page. */
export function undoNewest(otherwise: () => void) {
  undoables = undoables.filter(({ until }) => !until || Date.parse(until) + expiredSeconds * 1000 > serverNow());
  const newest = undoables.findLast(({ id }) => !running.has(id));
  if (!newest) return otherwise();
  if (newest.until && secondsUntil(newest.until) === 0)
    toast.error('Already sent', 'This message cannot be taken back any more. Nothing else was undone.');
  else void undo(newest);
}
