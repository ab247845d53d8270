import { onToast, type Toast } from '@portal/platform';
import { useEffect, useState } from 'react';

/** Milliseconds that a dismissed toast stays in memory. */
const removalDelay = 1_000_000;
const maxVisible = 1;

export interface ShownToast extends Toast {
  id: number;
  isOpen: boolean;
}

/** Returns the visible toasts, newest first, and a function that closes one. */
export function useToasts() {
  const [toasts, setToasts] = useState<ShownToast[]>([]);

  useEffect(() => {
    let count = 0;
    return onToast((toast) => {
      count += 1;
      const shown = { ...toast, id: count, isOpen: true };
      setToasts((others) => [shown, ...others].slice(0, maxVisible));
    });
  }, []);

  const dismiss = (id: number) => {
    setToasts((all) => all.map((toast) => (toast.id === id ? { ...toast, isOpen: false } : toast)));
    setTimeout(() => setToasts((all) => all.filter((toast) => toast.id !== id)), removalDelay);
  };

  return { toasts, dismiss };
}
