/** Accessible names of the toasts. `{hotkey}` stands for the key that moves the focus to them. */
export interface ToastLabels {
  region: string;
  toast: string;
  close: string;
}

export const englishToasts: ToastLabels = { region: 'Notifications ({hotkey})', toast: 'Notification', close: 'Close' };
