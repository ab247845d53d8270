import { toast } from '@portal/platform';

interface CopyOptions {
  /** Where the text is shown: it is selected when it cannot be copied. */
  shown: HTMLElement | null;
  done: [title: string, description: string];
  /** What was not copied, e.g. `The link`. */
  what: string;
}

/** Copies a text and says so. Without a secure context (plain http) there is no clipboard; then the text is selected, to be copied with the keyboard. */
export async function copyText(text: string, { shown, done, what }: CopyOptions): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast.success(...done);
  } catch {
    if (shown) select(shown);
    toast.error(`${what} not copied`, 'The text is selected: copy it with Ctrl C or ⌘ C.');
  }
}

function select(shown: HTMLElement) {
  if (shown instanceof HTMLInputElement) {
    shown.focus();
    shown.select();
  } else getSelection()?.selectAllChildren(shown);
}
