/** A notification in the shell's toast region. */
export interface Toast {
  tone: 'neutral' | 'destructive';
  title: string;
  description: string;
  /** A button, e.g. to undo. */
  action?: ToastAction;
}

export interface ToastAction {
  label: string;
  /** How to do the same without the button, for screen reader users who do not reach it in time. */
  altText: string;
  /** How long it can be done, if that is known. */
  seconds?: number;
  run: () => void;
}

type Listener = (toast: Toast) => void;

const listeners = new Set<Listener>();

const emit = (tone: Toast['tone']) => (title: string, description: string, action?: ToastAction) => {
  for (const listener of listeners) listener({ tone, title, description, ...(action && { action }) });
};

/** Shows a toast. The shell shows one at a time. */
export const toast = { success: emit('neutral'), error: emit('destructive') };

/** Calls the listener with every toast. Returns an unsubscribe function. */
export function onToast(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
