import { onToast, type Toast } from '@portal/platform';
import { useEffect, useState } from 'react';

/** How long a dismissed toast stays in memory before it is dropped. */
const removalDelay = 1_000_000;
const visibleAtMost = 1;

export interface ShownToast extends Toast {
  id: number;
  isOpen: boolean;
}

/** The toasts of the platform, newest first and no more than may be visible; `dismiss` closes one and drops it later. */
export function useToasts() {
  const [toasts, setToasts] = useState<ShownToast[]>([]);

  useEffect(() => {
    let count = 0;
    return onToast((toast) => {
      count += 1;
      const shown = { ...toast, id: count, isOpen: true };
      setToasts((others) => [shown, ...others].slice(0, visibleAtMost));
    });
  }, []);

  const dismiss = (id: number) => {
    setToasts((all) => all.map((toast) => (toast.id === id ? { ...toast, isOpen: false } : toast)));
    setTimeout(() => setToasts((all) => all.filter((toast) => toast.id !== id)), removalDelay);
  };

  return { toasts, dismiss };
}
