import { toast } from '@portal/platform';
import { Icon } from '@portal/ui/icon';
import { CopyIcon } from '@portal/ui/icons';
import { usePreferences } from '../frame/preferences.ts';
import * as styles from './command-line.styles.ts';
import { commandText, type ReleaseCommand } from './release-commands.ts';

interface CommandLineProps {
  /** What the command does. */
  label: string;
  command: ReleaseCommand;
  words: string[];
}

/** A command with a button that copies it. */
export function CommandLine({ label, command, words }: CommandLineProps) {
  const { ordersAt: place } = usePreferences();
  const text = commandText(place, command, ...words);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      toast.success('Copied', text);
    } catch {
      toast.error('Not copied', 'Please select the command and copy it by hand.');
    }
  };
  return (
    <div>
      <p className={styles.label}>{label}</p>
      <div className={styles.line}>
        <code className={styles.text}>{text}</code>
        <button
          type="button"
          className={styles.copy}
          aria-label={`Copy the command: ${label}`}
          title="Copy"
          onClick={copy}
        >
          <Icon of={CopyIcon} size="sm" />
        </button>
      </div>
    </div>
  );
}
