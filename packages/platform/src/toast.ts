/** A notice the shell shows in its toast region. */
export interface Toast {
  tone: 'neutral' | 'destructive';
  title: string;
  description: string;
  /** What can be done about it on the spot, such as taking it back. */
  action?: ToastAction;
}

export interface ToastAction {
  label: string;
  /** How to do the same without the button: a notice may be gone before somebody has reached it. */
  otherwise: string;
  run: () => void;
}

type Listener = (toast: Toast) => void;

const listeners = new Set<Listener>();

const emit = (tone: Toast['tone']) => (title: string, description: string, action?: ToastAction) => {
  for (const listener of listeners) listener({ tone, title, description, ...(action && { action }) });
};

/** Tells the visitor how something went. The shell shows one at a time. */
export const toast = { success: emit('neutral'), error: emit('destructive') };

/** The shell's own end: called with every toast; answers the function that stops it. */
export function onToast(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
